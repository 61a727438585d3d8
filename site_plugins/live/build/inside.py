"""Runs inside the runtime, under Node: finds what the widgets import and packs it as bytecode for the browser."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import io
import json
import marshal
import sys
import tomllib
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import CodeType

STOCK = Path(f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip")
# An unchecked-hash header: the flag, then a hash that nobody compares, because no source lies beside the bytecode.
HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
# What a page cannot do anyway (processes, sockets, mail, a debugger's terminal), and tools for those who build Python.
NOT_HERE = frozenset(
    (
        *("_pyio", "_pyrepl", "_ssl", "_sysconfigdata__emscripten_wasm32-emscripten", "bdb", "compileall", "ctypes"),
        *("doctest", "ftplib", "imaplib", "mailbox", "modulefinder", "multiprocessing", "pdb", "pickletools", "poplib"),
        *("profile", "pstats", "pty", "pyclbr", "pydoc", "site-packages", "smtplib", "socketserver", "sqlite3", "ssl"),
        *("subprocess", "sysconfig", "tabnanny", "tarfile", "trace", "tty", "unittest", "wsgiref", "xmlrpc", "zipapp"),
    )
)
# Of the many ways to write letters as bytes, those that a reader in Europe meets.
LETTERS = frozenset(
    f"encodings/{name}.py" for name in ["cp1252", "idna", "iso8859_1", "iso8859_15", "punycode", "utf_16", "utf_32"]
)
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def lean_bytecode(source: bytes, name: str) -> bytes:
    """A module as the .pyc that this very runtime would load, without docstrings, types, lines and long names.

    They are a third of its bytes or more, and no reader looks for them.
    """
    # Most of the standard library has no types: without a tree it is compiled in a third of the time.
    tree = _untyped(parsed(source)) if b"->" in source else source
    return HEADER + marshal.dumps(_without_lines(compile(tree, name, "exec", dont_inherit=True, optimize=2)))


def _untyped(tree: ast.Module) -> ast.Module:
    """The types taken off functions; those of classes stay, because named tuples and slots are made of them."""
    for node in statements(tree.body):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
            taken = node.args
            for argument in (*taken.posonlyargs, *taken.args, taken.vararg, *taken.kwonlyargs, taken.kwarg):
                if argument is not None:
                    argument.annotation = None
    return tree


@cache
def parsed(source: bytes) -> ast.Module:
    """The tree of a module: our own are looked through for imports before they are compiled."""
    return ast.parse(source)


def statements(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Every statement, those inside others too: a tenth of the nodes, and expressions hold none."""
    for node in body:
        yield node
        for part in ("body", "handlers", "orelse", "finalbody", "cases"):
            yield from statements(getattr(node, part, ()))


def _without_lines(code: CodeType) -> CodeType:
    inner = tuple(_without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    # What a function is called in full is for those who debug it; what it is called is for all.
    return code.replace(co_filename="", co_linetable=b"", co_firstlineno=1, co_qualname=code.co_name, co_consts=inner)


def pack(entries: Mapping[str, bytes]) -> bytes:
    """A stored zip, the same bytes for the same entries; the whole is compressed once, later, which packs better."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        # Like beside like, code and sentences apart: what is compressed as a whole is smaller for it.
        for name in sorted(entries, key=lambda name: (name.rpartition(".")[2], name)):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), entries[name])
    return out.getvalue()


def imported_by(sources: Iterable[bytes]) -> set[str]:
    """Every module that the sources name in an import, those inside functions too."""
    found: set[str] = set()
    for source in sources:
        for node in statements(parsed(source).body):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return found


def survey(root: str, paths: Iterable[str], entry: str, always: Iterable[str]) -> list[str]:
    """Import the entry and whatever our files name, and list the files of the standard library that were needed."""
    sys.path.insert(0, root)
    importlib.import_module(entry)
    files = [path for path in paths if path.endswith(".py")]
    own = {path.partition("/")[0] for path in files}
    named = imported_by((Path(root) / path).read_bytes() for path in files)
    for name in sorted({name for name in named if name.partition(".")[0] not in own} | set(always)):
        importlib.import_module(name)
    with zipfile.ZipFile(STOCK) as stock:
        known = set(stock.namelist())
    needed = set()
    for name, module in list(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if spec is None or spec.origin != "frozen":  # what is frozen lies in the runtime itself
            path = name.replace(".", "/")
            needed |= known & {f"{path}.py", f"{path}/__init__.py"}
    return sorted(needed)


def pack_stdlib(needed: Iterable[str]) -> bytes:
    """The needed part of the standard library."""
    with zipfile.ZipFile(STOCK) as stock:
        return pack({f"{path}c": lean_bytecode(stock.read(path), path) for path in needed})


def pack_rest(needed: Iterable[str], root: str, paths: Iterable[str]) -> bytes:
    """What the Lab has besides: the library that the widgets never import, and our own modules for its readers."""
    with zipfile.ZipFile(STOCK) as stock:
        rest = [path for path in stock.namelist() if path.endswith(".py") and for_readers(path)]
        entries = {f"{path}c": lean_bytecode(stock.read(path), path) for path in set(rest) - set(needed)}
    return pack(entries | own(root, paths))


def for_readers(path: str) -> bool:
    """Whether a file of the standard library is of any use on a page."""
    top = path.partition("/")[0].removesuffix(".py")
    return top not in NOT_HERE and (top != "encodings" or path in LETTERS)


def squeeze(packed: bytes) -> bytes:
    """A pack a fifth smaller than browsers can unpack by themselves: Python, which is there by then, does it."""
    from compression import zstd  # the runtime's Python has it; that of the machine which builds need not

    level, window = zstd.CompressionParameter.compression_level, zstd.CompressionParameter.window_log
    squeezed: bytes = zstd.compress(packed, options={level: 17, window: 21})
    return squeezed


def own(root: str, paths: Iterable[str]) -> dict[str, bytes]:
    """Our own modules as bytecode, and our data files: sentences as JSON, which is read at once, others as they are."""
    entries: dict[str, bytes] = {}
    for path in paths:
        content = (Path(root) / path).read_bytes()
        if path.endswith(".py"):
            entries[f"{path}c"] = lean_bytecode(content, path)
        elif "/words/" in path:
            entries[f"{path.removesuffix('.toml')}.json"] = compact_words(content)
        else:
            entries[path] = content
    return entries


def compact_words(content: bytes) -> bytes:
    """The sentences of a TOML file as JSON."""
    return json.dumps(tomllib.loads(content.decode()), ensure_ascii=False, separators=(",", ":")).encode()


def told(error: Exception, root: str) -> str:
    """What went wrong in one of our files, as file, line and reason."""
    places = [(error.filename or "", error.lineno or 0)] if isinstance(error, SyntaxError) else []
    trace = error.__traceback__
    while trace is not None:
        places.insert(0, (trace.tb_frame.f_code.co_filename, trace.tb_lineno))
        trace = trace.tb_next
    ours = [(file.removeprefix(f"{root}/"), line) for file, line in places if file.startswith(root)]
    where = "{}:{}: ".format(*ours[-1]) if ours else ""
    reason = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{where}{type(error).__name__}: {reason}"


def main(root: str, out: str, job: str) -> str:
    """Write the packs, and say which files of the standard library the first holds, or what is in the way."""
    wanted = json.loads(job)
    paths: list[str] = wanted["paths"]
    try:
        needed = survey(root, paths, wanted["entry"], wanted["always"])
    except Exception as error:
        return json.dumps({"problem": told(error, root)})
    (Path(out) / "stdlib.zip").write_bytes(pack_stdlib(needed))
    for name, files in wanted["packs"].items():
        packed = pack(own(root, files))
        (Path(out) / f"{name}.zip").write_bytes(packed)
        if wanted["squeeze"]:
            (Path(out) / f"{name}.zst").write_bytes(squeeze(packed))
    (Path(out) / "lab.zip").write_bytes(pack_rest(needed, "/lab", wanted["lab"]))
    return json.dumps({"modules": needed})
