"""What `help` says: each public name says something, and each example in it runs."""

import doctest
import inspect
import re
import sys

import pytest

import nonoscope


def named():
    """Everything that a reader can ask for, by its name."""
    yield "nonoscope", nonoscope
    for name in nonoscope.__all__:
        value = getattr(nonoscope, name)
        yield name, value
        if inspect.isclass(value):
            yield from ((f"{name}.{own}", each) for own, each in vars(value).items() if not own.startswith("_"))


NAMED = dict(named())


def text_of(value):
    value = value.__func__ if isinstance(value, staticmethod) else value
    return inspect.cleandoc(value.__doc__ or "")


@pytest.mark.parametrize("name", NAMED)
def test_each_name_says_what_it_is(name):
    assert re.match(r"[A-Z\"`].+[.:]$", text_of(NAMED[name]).split("\n\n")[0], re.DOTALL)


@pytest.mark.parametrize("name", NAMED)
def test_each_function_and_class_has_an_example_and_all_examples_run(name):
    value, text = NAMED[name], text_of(NAMED[name])
    test = doctest.DocTestParser().get_doctest(text, {}, name, None, 0)
    if inspect.isclass(value) or inspect.isfunction(value) or inspect.isbuiltin(value):
        assert test.examples
    told = []
    doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert told == []


def test_signatures_are_told():
    # In Python 3.9, such a class cannot tell how it is called.
    if sys.version_info >= (3, 10):
        assert nonoscope.Puzzle.__text_signature__ == "(rows, columns, *, title=None, givens=None, colours=None)"
    assert str(inspect.signature(nonoscope.Puzzle.rate)) == "(self, /, *, limit=None)"
    assert str(inspect.signature(nonoscope.read)) == "(text, format=None)"


def test_each_sentence_is_written_once():
    # The file of types is for type checkers alone.
    types = nonoscope.__file__.replace("__init__.py", "__init__.pyi")
    with open(types, encoding="utf-8") as file:
        assert '"""' not in file.read()
