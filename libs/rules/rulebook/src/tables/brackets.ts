import { type Bracket, BRACKETS, firstMeetings, nameOfSource } from '@quadrant/rules/pairing';
import type { RulesTable } from '../rules-table.js';

function bracketTable(bracket: Bracket, place: Pick<RulesTable, 'document' | 'sections'>): RulesTable {
  const { name, title, provenance, isReconstruction, matches } = bracket;
  return {
    ...place,
    id: `bracket-${name}`,
    title,
    columns: ['Match', 'Round', 'One side', 'Other side'],
    rows: matches.map(({ id, round, sides: [one, other], onlyIfSecondWon }) => [
      id,
      round,
      String(nameOfSource(one)),
      String(nameOfSource(other)) + (onlyIfSecondWon === undefined ? '' : ', only if that player won'),
    ]),
    note: `${isReconstruction ? 'Not the printed bracket. ' : ''}${provenance}.`,
  };
}

const OF_OPG = /^(?:standard-(?:8|16)|modified-mcintyre-\d+|mcintyre-8)$/;

export const BRACKET_TABLES: readonly RulesTable[] = [
  ...BRACKETS.filter(({ name }) => OF_OPG.test(name)).map((bracket) =>
    bracketTable(bracket, { document: 'opg-4.2', sections: ['10.2'] }),
  ),
  ...BRACKETS.filter(({ name }) => name.startsWith('double-elimination-')).map((bracket) =>
    bracketTable(bracket, { document: 'ffg-swlcg-2016', sections: ['double-elimination-rounds'] }),
  ),
  ...[8, 16].map((players): RulesTable => ({
    id: `stccg-bracket-${players}`,
    title: `First elimination round of ${players} players`,
    document: 'stccg-1996',
    sections: ['4'],
    columns: ['Match', 'Higher rank', 'Lower rank'],
    rows: firstMeetings(players).map(([higher, lower], index) => [index + 1, higher, lower]),
    note: 'The winners of neighbouring matches meet in the next round.',
  })),
];
