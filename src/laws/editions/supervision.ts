/**
 * Whether rapid and blitz are played by the competition rules or by rules of their own: how many arbiters there are decides it, and since
 * 2014 the regulations of the event say which for the whole of it (A.6, B.4 in 2023). Names alone, so that a form can ask early.
 */
import type { EditionName, Supervision, Tempo } from './edition.js';

/** The article by which the competition rules hold, and the one by which the others do. */
export type SupervisionArticles = Readonly<Record<Supervision, string>>;

export type FastTempo = Exclude<Tempo, 'standard'>;

type Rules =
  | { readonly asked: true; readonly articles: Readonly<Record<FastTempo, SupervisionArticles>> }
  /** 2005: Appendices B and C are for every rapid and every blitz game. */
  | { readonly asked: false; readonly always: 'inadequate'; readonly articles: Readonly<Record<FastTempo, string>> }
  /** US Chess: no such difference is known. */
  | { readonly asked: false; readonly always: 'adequate' };

const rules = (rapid: readonly [string, string], blitz: readonly [string, string]): Rules => ({
  asked: true,
  articles: {
    rapid: { adequate: rapid[0], inadequate: rapid[1] },
    blitz: { adequate: blitz[0], inadequate: blitz[1] },
  },
});

const RULES: Readonly<Record<EditionName, Rules>> = {
  'FIDE 2005': { asked: false, always: 'inadequate', articles: { rapid: 'B2', blitz: 'C2' } },
  'FIDE 2009': rules(['A3', 'A4'], ['B2', 'B3']),
  'FIDE 2014': rules(['A3', 'A4'], ['B3', 'B4']),
  'FIDE 2018': rules(['A.3', 'A.4'], ['B.3', 'B.4']),
  'FIDE 2023': rules(['A.4', 'A.5'], ['B.2', 'B.3']),
  'US Chess': { asked: false, always: 'adequate' },
};

/** Both articles where the event chooses between them; absent where the edition leaves nothing to choose. */
export function supervisionAsked(edition: EditionName, tempo: Tempo): SupervisionArticles | undefined {
  const found = RULES[edition];
  return found.asked && tempo !== 'standard' ? found.articles[tempo] : undefined;
}

/** The condition that there are not arbiters enough, where that holds in this edition: as chosen, or always. It touches no standard game. */
export function unsupervised(edition: EditionName, chosen: Supervision): { readonly supervision?: 'inadequate' } {
  const found = RULES[edition];
  return (found.asked ? chosen : found.always) === 'inadequate' ? { supervision: 'inadequate' } : {};
}

/** The article by which it holds; absent in a standard game, and where the edition does not speak of it. */
export function supervisionArticle(edition: EditionName, tempo: Tempo, supervision: Supervision): string | undefined {
  const found = RULES[edition];
  if (tempo === 'standard') return undefined;
  if (found.asked) return found.articles[tempo][supervision];
  return found.always === 'inadequate' && supervision === 'inadequate' ? found.articles[tempo] : undefined;
}
