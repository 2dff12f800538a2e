# `make play` and `make test` set everything up by themselves, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src web -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*' \
	-not -path 'src/saqqara/page/*') hatch_build.py README.md

.PHONY: setup play test test-page test-compiled test-browser test-interpreted lint bench bench-server bench-page soak tune \
	screenshots clean

setup: $(VENV)/complete

# The tools first: the wheel is built with them.
$(VENV)/tools: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade 'pip>=25.1'
	$(PIP) install --group build --group dev
	touch $@

# Compiled where there is a C compiler; `saqqara games` says which it is.
$(VENV)/installed: $(VENV)/tools $(SOURCES)
	rm -rf $(VENV)/wheel
	$(BIN)/python -m hatchling build -t wheel -d $(VENV)/wheel
	$(PIP) install --force-reinstall --no-deps $(VENV)/wheel/*.whl
	$(PIP) install $(VENV)/wheel/*.whl
	@$(BIN)/saqqara games
	touch $@

# What learners need, and whoever works on this; people who only want to play do without.
$(VENV)/complete: $(VENV)/installed
	$(PIP) install 'saqqara[data,rl]'
	touch $@

play: $(VENV)/installed
	$(BIN)/saqqara

# The engine's tests run on both builds; only the interpreted one can show which lines were run. What
# is never compiled (packs, texts, terminal, server, page) is tested once, and so are the long
# comparisons with the naive implementations.
test: test-page test-compiled test-browser test-interpreted

test-page: setup
	$(BIN)/python web/npm.py test

# Three at a time on two cores: many tests wait for processes.
test-compiled: setup
	$(BIN)/python -m pytest -n 3 --dist worksteal --durations 15 --ignore tests/browser

# Apart from the rest: Playwright keeps the loop of its process to itself.
test-browser: setup
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m pytest -n auto --dist worksteal --durations 10 tests/browser

test-interpreted: setup
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term-missing:skip-covered \
		tests/core tests/games tests/perft --ignore-glob='*/test_pack.py' \
		--ignore-glob='*/test_naive.py' --ignore-glob='*/test_greedy.py' --ignore-glob='*/test_tensor.py'
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest -n auto --dist worksteal tests/laws/test_laws.py tests/records

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python web/wire_types.py --check
	$(BIN)/python web/npm.py run check

bench: setup
	$(PIP) install 'saqqara[peers]'
	$(BIN)/saqqara bench --peers --json

bench-server: setup
	$(BIN)/python bench/server.py --json

bench-page: setup
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m web.speed --json

# The laws with many more examples than a test run has time for, and a server killed more often.
soak: setup
	SOAK=20 $(BIN)/python -m pytest -n auto --dist worksteal \
		tests/laws/test_laws.py tests/laws/test_builds.py \
		tests/games/valley/test_guess.py tests/server/test_faults.py

# The weights of all games anew, by the fits that made those we have; takes hours. Each begins with the
# numbers in the source tree and writes its own there.
TUNE = $(BIN)/python -m saqqara.bots.tune --into src/saqqara/games
tune: setup
	$(TUNE) toy --proposals 8 --deals 60
	$(TUNE) silver_gold --deals 16
	$(TUNE) labyrinth --seats 1 --generations 12 --deals 16
	$(TUNE) labyrinth --seats 1 --option scoring=pro --generations 6 --proposals 10 --deals 14 --step 0.25
	$(TUNE) terra --generations 12 --deals 12
	for task in 1 2 3; do \
		$(TUNE) terra --seats 1 --option task=$$task --generations 10 --deals 30 || exit 1; \
	done
	$(TUNE) valley --iterations 20 --generations 10 --deals 100 --step 0.3

screenshots: setup
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m web.screenshots

clean:
	rm -rf web/node_modules src/saqqara/page $(VENV) dist build .mypy_cache .ruff_cache .hypothesis .coverage
