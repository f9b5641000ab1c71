"""Tests of tampered records with `poktail verify`: each kind is refused, or listed as not proven in the documents."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.core.matches import VECTORS
from tests.sampling import sample
from tests.tampering import FORMS, KINDS, parts_of, tampered
from tests.terminal.runs import in_a_row

RECORD = (VECTORS / "pok-signed.txt").read_text(encoding="utf-8")
DOCUMENT = (VECTORS.parent / "fairness.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("form", sample(FORMS, "text"))
def test_a_tampered_record_is_refused_or_is_known_not_to_be_proven(form: str, tmp_path: Path) -> None:
    genuine = FORMS[form](parts_of(RECORD))
    texts = {"genuine": genuine, **{kind: tampered(kind, form, RECORD) for kind in KINDS}}
    for kind, text in texts.items():
        assert (text == genuine) is (kind == "genuine"), kind
        (tmp_path / kind).write_text(text, encoding="utf-8")
    server = parts_of(genuine)["server"]
    for more, wanted in (
        ((), {"genuine", *(k for k in KINDS if not KINDS[k].found)}),
        (("--server", server), {"genuine"}),
    ):
        answers = in_a_row(*(("verify", kind, *more) for kind in texts), cwd=tmp_path)
        codes = {kind: code for kind, (code, _, _) in zip(texts, answers, strict=True)}
        assert all(isinstance(code, int) for code in codes.values()), codes
        assert {kind for kind, code in codes.items() if code == 0} == wanted
    assert FORMS["text"](parts_of(genuine)) == RECORD


def test_the_page_on_fairness_lists_what_is_found_and_what_is_not() -> None:
    told = dict(re.findall(r"^\| ([^|]+) \| (found|not proven) \| found \|$", DOCUMENT, re.M))
    assert told == {kind: "found" if one.found else "not proven" for kind, one in KINDS.items()}
    assert len(told) >= 40
