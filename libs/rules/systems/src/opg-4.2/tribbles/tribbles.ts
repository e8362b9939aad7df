import type { Play } from '../play.js';
import { ratedGames } from './rated-games.js';
import { computeStandings } from './standings.js';
import { validate } from './validate.js';
import { awardsPoints } from './verdicts.js';

/** Rounds of pods: what 000 says of Tribbles apart from the two-player games. */
export const tribbles: Play = { validate, computeStandings, ratedGames, awardsPoints };
