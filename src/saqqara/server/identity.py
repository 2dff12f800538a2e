"""Who is asking: a device with a random token in a cookie. Only hashes are ever kept."""

import re
import secrets
from hashlib import sha256
from typing import Final

COOKIE: Final = "saqqara"
YEAR: Final = 365 * 24 * 3600
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """32 random bytes; whoever holds it is the device."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """12 random bytes: who knows it was given the link."""
    return secrets.token_urlsafe(12)


def hashed(secret: str) -> str:
    """What is stored instead of a token or the secret of a link."""
    return sha256(secret.encode()).hexdigest()


def token_in(cookies: str) -> str:
    """The token in a Cookie header, or nothing."""
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and _TOKEN.fullmatch(value):
            return value
    return ""


def set_cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie header that gives a device its token."""
    locked = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{locked}"
