"""Sentences in other languages."""

import pickle
import threading

import pytest

import nonoscope

CROSS = "3x3:1/3/1/1/3/1"
GERMAN = "Zeile 2: Die 3 braucht alle 3 Kästchen, also sind alle gefüllt."
ENGLISH = "Row 2: the 3 takes all 3 cells, so they are all filled."


@pytest.fixture(autouse=True)
def english_again():
    yield
    nonoscope.set_language("en")


def test_every_language_is_listed_by_its_own_name():
    assert {"de": "Deutsch", "en": "English", "ja": "日本語"}.items() <= nonoscope.languages().items()


def test_what_is_there_speaks_the_language_that_is_set():
    step, outcome = next(nonoscope.steps(CROSS)), nonoscope.solve("2x2:1/1/1/1")
    english = outcome.sentence
    assert str(step) == step.sentence == ENGLISH
    nonoscope.set_language("de-AT")
    assert str(step) == step.sentence == GERMAN
    assert outcome.sentence != english and "Lösung" in outcome.sentence
    for tag in nonoscope.languages():
        nonoscope.set_language(tag)
        assert (step.sentence == ENGLISH) == (tag == "en")
        assert all(step.arguments for step in nonoscope.steps("4x4:2/2/2/2/2/2/2/2") if step.reason == "refuted")


def test_mistakes_and_remarks_are_told_in_it():
    nonoscope.set_language("DE")
    with pytest.raises(nonoscope.ReadError, match="^Textzeile 2, Zeichen 1: "):
        nonoscope.read("2 1\nx\n")
    (remark,) = nonoscope.read("[[[1,1],[1]],[[1],[1],[1]]]").remarks
    assert remark.startswith("Gelesen als ") and 'read(text, "' in remark


def test_steps_are_equal_and_pickled_without_a_language():
    (english,) = nonoscope.steps("2x1:1/1/2")
    nonoscope.set_language("ja")
    (japanese,) = nonoscope.steps("2x1:1/1/2")
    assert english == japanese and hash(english) == hash(japanese)
    assert pickle.loads(pickle.dumps(english)).sentence == japanese.sentence


def test_the_names_of_examples_are_the_same_in_all_languages():
    names = list(nonoscope.examples())
    nonoscope.set_language("ja")
    assert list(nonoscope.examples()) == names


def test_it_holds_in_every_thread():
    step = next(nonoscope.steps(CROSS))
    nonoscope.set_language("de")
    said = []
    thread = threading.Thread(target=lambda: said.append(step.sentence))
    thread.start()
    thread.join()
    assert said == [GERMAN]


def test_threads_may_set_it_at_any_time():
    step = next(nonoscope.steps(CROSS))
    said = set()

    def talk(tag):
        for _ in range(300):
            nonoscope.set_language(tag)
            said.add(step.sentence)

    threads = [threading.Thread(target=talk, args=[tag]) for tag in ("de", "en")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert said <= {GERMAN, ENGLISH}


def test_another_language_is_refused_with_those_that_there_are():
    for tag in ("xx", "", "english", "e"):
        with pytest.raises(ValueError, match=f"^There is no language “{tag}”; expected one of de, en, es, fr, ja, ru"):
            nonoscope.set_language(tag)
    with pytest.raises(TypeError):
        nonoscope.set_language(5)
