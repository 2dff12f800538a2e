# `make play` and `make test` set everything up by themselves, in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python tools/install.py
SOURCES := $(shell find src web -type f -not -path '*/__pycache__/*' -not -path '*/node_modules/*' \
	-not -path 'src/saqqara/page/*') hatch_build.py README.md

.PHONY: setup play test test-page test-compiled test-browser test-interpreted quick lint bench bench-server \
	bench-page soak tune screenshots constraints newest release-check audit clean

setup: $(VENV)/complete

$(BIN)/python:
	@echo "Making $(VENV), an environment for what follows; nothing is installed outside of it."
	@$(PYTHON) -m venv $(VENV)

# What playing needs, and what builds it.
$(VENV)/needed: $(BIN)/python pyproject.toml constraints.txt tools/install.py
	@echo "Fetching the packages that playing needs."
	@$(INSTALL) needed build
	@touch $@

# What whoever works on this needs: tests, types, and the environments for learners.
$(VENV)/tools: $(VENV)/needed
	@echo "Fetching the packages that working on it needs."
	@$(INSTALL) needed build dev data rl
	@touch $@

# Compiled where there is a C compiler; `saqqara games` says which it is.
$(VENV)/installed: $(VENV)/needed $(SOURCES)
	@echo "Building the page and compiling the rules; this takes the longest."
	@rm -rf $(VENV)/wheel
	@$(BIN)/python -m hatchling build -t wheel -d $(VENV)/wheel
	@$(INSTALL) $(VENV)/wheel/*.whl
	@touch $@

$(VENV)/complete: $(VENV)/tools $(VENV)/installed
	@touch $@

play: $(VENV)/installed
	@$(BIN)/saqqara

# All stages run, whichever fails. The engine's tests run on both builds; only the interpreted one can show
# which lines were run. What is never compiled (packs, texts, terminal, server, page) is tested once, and so are
# the long comparisons with the naive implementations.
test: setup
	@$(BIN)/python tools/stages.py $(MAKE) page compiled browser interpreted

test-page: setup
	$(BIN)/python web/npm.py test

# Three at a time on two cores: many tests wait for processes.
test-compiled: setup
	$(BIN)/python -m pytest -n 3 --dist worksteal --durations 15 --ignore tests/browser --ignore-glob='*/test_browser.py'

# Apart from the rest: Playwright keeps the loop of its process to itself.
test-browser: setup
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m pytest -n auto --dist worksteal --durations 10 tests/browser tests/games/*/test_browser.py

test-interpreted: setup
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest -n auto --dist worksteal --cov --cov-report=term-missing:skip-covered \
		tests/core tests/games --ignore-glob='*/test_pack.py' --ignore-glob='*/test_naive.py' --ignore-glob='*/test_greedy.py' \
		--ignore-glob='*/test_terminal_*.py' --ignore-glob='*/test_browser.py'
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest -n auto --dist worksteal tests/laws/test_laws.py tests/records

# The loop in which one works: what needs neither server nor browser, on the source files as they are.
quick: $(VENV)/tools
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest -n auto --dist worksteal \
		tests/core tests/games tests/records tests/table tests/laws \
		--ignore-glob='*/test_naive.py' --ignore-glob='*/test_greedy.py' --ignore-glob='*/test_tensor.py' \
		--ignore-glob='*/test_browser.py' --ignore-glob='*/test_any_*.py' --ignore tests/laws/test_builds.py --ignore tests/laws/test_observations.py \
		--ignore tests/laws/test_a_game_is_its_folders.py

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python web/wire_types.py --check
	$(BIN)/python web/npm.py run lint
	$(BIN)/python web/npm.py run check

# The versions that are tested together, chosen anew among those that pyproject.toml and package.json allow.
constraints: $(VENV)/needed
	$(BIN)/python -m uv pip compile --quiet --universal --python-version 3.11 --upgrade --no-header --no-annotate --no-emit-index-url \
		--extra data --extra rl --group build --group dev pyproject.toml --output-file constraints.txt
	$(BIN)/python web/npm.py update
	$(MAKE) test

# The same in a copy of the tree, so that nothing changes here.
newest:
	rm -rf $(VENV)/newest
	git clone --quiet . $(VENV)/newest
	$(MAKE) -C $(VENV)/newest constraints

bench: setup
	$(INSTALL) peers
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

# The weights of all games anew, by the fits that made those we have: their commands stand in the games' weights.json.
# Takes hours. Each fit begins with the numbers in the source tree and writes its own there; `make tune GAMES=terra`
# fits some games alone, and goes on where it was stopped.
tune: setup
	$(BIN)/python -m saqqara.bots.tune --again $(GAMES) --into src/saqqara/games

screenshots: setup
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m web.screenshots

# Wheel and sdist, each installed outside the tree and played there; needs a network and some minutes.
release-check: $(VENV)/tools
	$(BIN)/python -m tools.release_check

# Installed versions against known weaknesses: 0 none, 1 some, 2 nobody could be asked.
audit: setup
	$(BIN)/python -m tools.audit

clean:
	rm -rf web/node_modules src/saqqara/page $(VENV) dist build .mypy_cache .ruff_cache .hypothesis .coverage
