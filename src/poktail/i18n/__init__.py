"""The product's words in four languages: Fluent files of the shell here, of each game in its folder."""

from poktail.i18n.words import LANGUAGES, Words, choose_language

__all__ = ["LANGUAGES", "Words", "choose_language"]
