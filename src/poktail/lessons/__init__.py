"""Lessons: a game's guided first match, read from its folder and played through its rules."""

from poktail.lessons.play import Frame, Lesson, Part, Step, bubble, lesson_of
from poktail.lessons.script import LEARNED, WORDS, LessonError, Mistake, has_lesson

__all__ = [
    "LEARNED",
    "WORDS",
    "Frame",
    "Lesson",
    "LessonError",
    "Mistake",
    "Part",
    "Step",
    "bubble",
    "has_lesson",
    "lesson_of",
]
