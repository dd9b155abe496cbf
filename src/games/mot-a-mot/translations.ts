/**
 * Known translations of words that stand on cards: a line a thing, one word a language (French, English, German,
 * Spanish, Italian; fewer where they are spelled alike). Our own list, and a small one: what is missing is for
 * the contest. Folded, small letters to read it by.
 */
const THINGS = `
oeuf egg ei huevo uovo
oui yes ja si
objectif goal ziel objetivo obiettivo
dedale maze irrgarten
os bone knochen hueso osso
petrolier tanker
chien dog hund perro cane
chat cat katze gato gatto
cheval horse pferd caballo cavallo
vache cow kuh vaca mucca
oiseau bird vogel pajaro uccello
poisson fish fisch pez pesce
`;

const thingsOf = new Map<string, number[]>();
for (const [thing, line] of THINGS.trim().split("\n").entries()) {
  for (const word of line.toUpperCase().split(" ")) {
    thingsOf.set(word, [...(thingsOf.get(word) ?? []), thing]);
  }
}

/** Whether two folded words name the same thing in two languages; a plural s is forgiven. */
export function areTranslations(a: string, b: string): boolean {
  const things = thingsNamed(a);
  return a !== b && things.length > 0 && thingsNamed(b).some((thing) => things.includes(thing));
}

const thingsNamed = (word: string): readonly number[] =>
  thingsOf.get(word) ?? thingsOf.get(word.replace(/E?S$/, "")) ?? thingsOf.get(word.replace(/S$/, "")) ?? [];
