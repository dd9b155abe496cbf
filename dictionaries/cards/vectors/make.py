"""Makes <language>.words.txt and <language>.vectors.bin: what words mean, as 64 small numbers each, so that words that
are used alike are near each other. README.md, "Vectors", says how to run it, and on what.

    python3 make.py <folder with glove.json, fra-eng, deu-eng, fra-deu, ... as .dict and .index> <folder of common-*.txt>

English words have the vectors of GloVe. A French or German word has the mean of those of its English translations; no
translation is kept. Names are looked up as they are.
"""
import collections
import json
import re
import sys
import unicodedata
from pathlib import Path

import numpy as np

SOURCES, COMMON = (Path(each) for each in sys.argv[1:3])
HERE = Path(__file__).parent
DIMENSIONS = 64
KNOWN = 200_000  # words of GloVe, by frequency
ENGLISH = 14_000
EVERYDAY = 3_000  # likewise
SCALE = 300  # a number of a unit vector times this fits in a signed byte, but for a few that are clipped
LITTLE = set("the of and a to in on at for with by from an be is or as it so someone something".split())


def plain(text):
    text = text.replace("œ", "oe").replace("Œ", "OE").replace("ß", "ss")
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def key(text):
    return re.sub("[^A-Z0-9]", "", plain(text).upper())


def vectors():
    glove = json.loads((SOURCES / "glove.json").read_text())
    words = glove["words"][:KNOWN]
    all_ = np.array([glove["vectors"][word][:100] for word in words], dtype=np.float32)
    all_ -= all_.mean(0)
    # The first two axes say how frequent a word is, not what it means.
    axes = np.linalg.svd(all_[:50_000], full_matrices=False)[2]
    all_ = (all_ @ axes[2 : 2 + DIMENSIONS].T)
    return words, all_ / np.linalg.norm(all_, axis=1, keepdims=True)


WORDS, VECTORS = vectors()
INDEX = {word: at for at, word in enumerate(WORDS)}


def of_english(phrase):
    found = [w for w in re.findall("[a-z]+", plain(phrase).lower()) if w not in LITTLE and w in INDEX]
    return unit(sum(VECTORS[INDEX[w]] for w in found)) if found and len(found) <= 3 else None


def unit(vector):
    return vector / np.linalg.norm(vector)


SIGNS = {c: i for i, c in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")}


def dictionary(name):
    """Headwords in small letters, each with its translations, of a dictionary in dictd's format."""

    def number(text):
        value = 0
        for sign in text:
            value = value * 64 + SIGNS[sign]
        return value

    raw = (SOURCES / f"{name}.dict").read_bytes()
    found = collections.OrderedDict()
    for line in (SOURCES / f"{name}.index").read_text().splitlines():
        head, start, length = (line.split("\t") + ["", ""])[:3]
        if head.startswith("00") or " " in head:
            continue
        text = raw[number(start) : number(start) + number(length)].decode("utf8", "ignore").split("\n")
        for each in text[1:]:
            if each.startswith("   ") or re.search('see:|Synonym|Note:|^ *"', each):
                continue
            each = re.sub(r"\[[^\]]*\]|<[^>]*>|\([^)]*\)|\{[^}]*\}|\"[^\"]*\"|^\s*\d+\.", "", each)
            found.setdefault(head.lower(), []).extend(w.strip() for w in re.split("[,;]", each) if w.strip())
    return found


def turned(words):
    back = {}
    for head, translations in words.items():
        for each in translations:
            back.setdefault(each.lower(), []).append(head)
    return back


DE_EN, EN_DE = dictionary("deu-eng"), turned(dictionary("eng-deu"))
FR_EN, EN_FR = dictionary("fra-eng"), turned(dictionary("eng-fra"))
FR_DE, DE_FR = dictionary("fra-deu"), turned(dictionary("deu-fra"))


def stems(word, endings):
    yield word
    for ending, instead in endings:
        if word.endswith(ending) and len(word) - len(ending) > 2:
            yield word[: -len(ending)] + instead


def english_of_german(word):
    for form in stems(word, [(e, "") for e in ("n", "en", "e", "er", "s", "es", "in", "innen")]):
        found = DE_EN.get(form, [])[:6] + EN_DE.get(form, [])[:4]
        if found:
            return found
    return []


def english_of_french(word):
    endings = [("s", ""), ("x", ""), ("e", ""), ("es", ""), ("aux", "al"), ("euse", "eur"), ("ère", "er"), ("trice", "teur")]
    for form in stems(word, endings):
        found = (FR_EN.get(form, [])[:5] + EN_FR.get(form, [])[:3]) * 2
        for german in (FR_DE.get(form, []) + DE_FR.get(form, []))[:4]:
            found += english_of_german(german.lower())[:2]
        if found:
            return found
    return []


TRANSLATED = {"fr": english_of_french, "de": english_of_german, "en": lambda word: [word]}


def vector_of(word, language):
    means = [of_english(each) for each in TRANSLATED[language](word.lower())]
    means = [each for each in means if each is not None]
    if means:
        return unit(sum(means))
    return of_english(word) if word[:1].isupper() or language == "fr" else None


def deck_words(language):
    """Texts and clues of the deck of a language."""
    lines = [
        line
        for file in sorted((HERE.parent / language).glob("[0-9][0-9].ts"))
        for line in file.read_text().splitlines()
        if " @ " in line and " : " in line
    ]
    for line in lines:
        head, rest = line.split(" @ ", 1)
        yield from re.split(" [=~] |, ", head)
        yield from rest.split(" : ", 1)[1].split(" > ")[0].split()


def words_of(language):
    common = set((COMMON / f"common-{language}.txt").read_text().split())
    own = list(deck_words(language))
    names = [w for other in ("fr", "de", "en") for w in deck_words(other) if w[:1].isupper() and plain(w).lower() in INDEX]
    if language == "en":
        return own + [w for w in WORDS if re.fullmatch("[a-z]{2,}", w)][:ENGLISH] + names
    heads = list(FR_EN) + list(FR_DE) if language == "fr" else list(DE_EN)
    heads = [head for head in heads if head.isalpha() and (key(head) in common or is_plain(head, language))]
    return own + heads + names


def is_plain(head, language):
    """Whether a word, no form of another and not too long, is called by an everyday word in English."""
    if not 3 < len(head) < 13:
        return False
    first = [each.lower() for each in TRANSLATED[language](head)[:2]]
    return any(INDEX.get(each, KNOWN) < EVERYDAY for each in first)


for language in ("fr", "en", "de"):
    table = {}
    for word in words_of(language):
        folded = key(word)
        if len(folded) < 2 or folded in table:
            continue
        vector = vector_of(word, language)
        if vector is not None:
            table[folded] = np.clip(np.round(vector * SCALE), -127, 127).astype(np.int8)
    words = sorted(table)
    (HERE / f"{language}.words.txt").write_text("\n".join(words) + "\n")
    (HERE / f"{language}.vectors.bin").write_bytes(np.stack([table[word] for word in words]).tobytes())
    print(language, len(words), "words")
