/**
 * French drops a vowel before another one: « le mot d’Ada », « il ne reste qu’Ada ». An aspirated h cannot be told
 * from the other kind by looking, and with names both are heard, so h keeps the full word.
 */
const VOWEL = /^(?:[aeiouàâäáéèêëîïíôöóûùüúœæ]|y[^aeiou\s])/i;

export const de = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);
export const que = (name: string): string => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`);
