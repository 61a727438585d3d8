"""What no page may do while a test looks at it: complain, break, or talk to another host."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

_LOCAL = ("data:", "blob:", "about:")


class Watch:
    """Notes every fault of a browser context; `verify` fails the test that caused one."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.home = home
        self.requests: list[str] = []
        self._faults: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []
        context.on("console", self._console)
        context.on("weberror", self._broke)
        context.on("request", self._request)
        context.on("response", self._response)

    def forgive(self, pattern: str) -> None:
        """Let pass what a test brings about on purpose."""
        self._forgiven.append(re.compile(pattern))

    def begin_anew(self) -> None:
        """Forget what was asked for, went wrong or was forgiven."""
        for noted in (self.requests, self._faults, self._forgiven):
            noted.clear()

    @property
    def faults(self) -> list[str]:
        """What went wrong and was not asked for."""
        return [fault for fault in self._faults if not any(pattern.search(fault) for pattern in self._forgiven)]

    def verify(self) -> None:
        """Fail if anything went wrong, and begin afresh."""
        faults, self._faults = self.faults, []
        assert not faults, "\n".join(faults)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "assert"}:
            self._faults.append(f"console: {message.text} ({message.location.get('url')})")

    def _broke(self, error: WebError) -> None:
        self._faults.append(f"error: {error.error}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.home, *_LOCAL)):
            self._faults.append(f"another host: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._faults.append(f"answer {response.status}: {response.url}")
