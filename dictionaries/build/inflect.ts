/**
 * The regular inflections of English, from the base to its forms. This direction is the exact one: PLAN makes PLANNED
 * and never PLANED, while taking endings off PLANED finds PLAN as well as PLANE.
 */

/** -S of a noun or a verb. Where both spellings occur both are made; the word list decides. */
export function sForms(base: string): string[] {
  if (/..sis$/.test(base)) return [`${base.slice(0, -2)}es`];
  if (endsInConsonantY(base)) return [`${base.slice(0, -1)}ies`];
  if (/(s|x|z|sh)$/.test(base)) return stems(base).map((it) => `${it}es`);
  if (/(ch|o)$/.test(base)) return [`${base}s`, `${base}es`];
  return [`${base}s`];
}

/** WOLVES, KNIVES: only for words whose plural the exception files do not tell. */
export function vesForms(base: string): string[] {
  return /[^f]fe?$/.test(base) ? [base.replace(/fe?$/, 'ves')] : [];
}

export function edForms(base: string): string[] {
  return attach(base, 'ed');
}

export function ingForms(base: string): string[] {
  if (base.endsWith('ie')) return [`${base.slice(0, -2)}ying`, `${base}ing`];
  if (/[eoy]e$/.test(base)) return [`${base}ing`];
  if (base.endsWith('e')) return [`${base.slice(0, -1)}ing`, `${base}ing`];
  return stems(base).map((it) => `${it}ing`);
}

export function erForms(base: string): string[] {
  return attach(base, 'er');
}

export function estForms(base: string): string[] {
  return attach(base, 'est');
}

/** An ending that begins with E: HOPED, CRIED, PLANNED, WALKED, PRICIER; SHY has SHIER and SHYER. */
function attach(base: string, ending: string): string[] {
  if (base.endsWith('e')) return [base + ending.slice(1)];
  if (/[^aeiou]ey$/.test(base)) return [base + ending, `${base.slice(0, -2)}i${ending}`];
  if (!endsInConsonantY(base)) return stems(base).map((it) => it + ending);
  const changed = `${base.slice(0, -1)}i${ending}`;
  return /^[^aeiou]+$/.test(base) && ending !== 'ed' ? [changed, base + ending] : [changed];
}

/** What an ending is put to. A single consonant after a single vowel doubles: always in a word of one syllable. */
function stems(base: string): string[] {
  if (base.endsWith('c')) return [`${base}k`, base];
  if (/[aeiou]{2}l$/.test(base)) return [base, `${base}l`];
  if (!/(?:^|[^aeiou]|qu)[aeiouy][^aeiouwxy]$/.test(base)) return [base];
  const doubled = base + base.slice(-1);
  const oneSyllable = /^(?:y|[^aeiouy]*(?:qu)?)[aeiouy][^aeiouwxy]$/.test(base);
  return oneSyllable && !/[sz]$/.test(base) ? [doubled] : [base, doubled];
}

function endsInConsonantY(base: string): boolean {
  return /([^aeiou]|qu)y$/.test(base);
}
