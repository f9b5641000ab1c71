"""Texts in four languages: the shared Fluent files are here, those of each game in its folder."""

from poktail.i18n.words import DEFAULT_NAMES, LANGUAGES, Words, choose_language

__all__ = ["DEFAULT_NAMES", "LANGUAGES", "Words", "choose_language"]
