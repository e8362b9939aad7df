/** People meet here to play. */
export interface Area {
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly venues: readonly string[];
  /** Hours ahead of UTC, in winter and in summer as the northern half of the world has them. */
  readonly clock: { readonly winter: number; readonly summer: number };
  readonly zone: string;
  readonly league: string | null;
}

export const AREAS: readonly Area[] = [
  {
    country: 'US',
    region: 'andoria',
    city: 'Minneapolis',
    venues: ['Ten Lakes Game Hall', 'The Back Room on Fourth'],
    clock: { winter: -6, summer: -5 },
    zone: 'America/Chicago',
    league: 'north-star',
  },
  {
    country: 'US',
    region: 'qonos',
    city: 'Detroit',
    venues: ['Foundry Street Cards', 'Mill Pond Community Centre'],
    clock: { winter: -5, summer: -4 },
    zone: 'America/Detroit',
    league: null,
  },
  {
    country: 'US',
    region: 'risa',
    city: 'San Diego',
    venues: ['Tidewater Games', 'Canyon Branch Library'],
    clock: { winter: -8, summer: -7 },
    zone: 'America/Los_Angeles',
    league: null,
  },
  {
    country: 'CA',
    region: 'ontario',
    city: 'Toronto',
    venues: ['Maple & Dice', 'Harbour Hall'],
    clock: { winter: -5, summer: -4 },
    zone: 'America/Toronto',
    league: null,
  },
  {
    country: 'DE',
    region: 'bavaria',
    city: 'Munich',
    venues: ['Spieltreff an der Isar', 'Gasthaus Drei Linden'],
    clock: { winter: 1, summer: 2 },
    zone: 'Europe/Berlin',
    league: 'isar-and-elbe',
  },
  {
    country: 'DE',
    region: 'hanse',
    city: 'Hamburg',
    venues: ['Speicher Neun', 'Haus am Kanal'],
    clock: { winter: 1, summer: 2 },
    zone: 'Europe/Berlin',
    league: 'isar-and-elbe',
  },
  {
    country: 'GB',
    region: 'thames',
    city: 'London',
    venues: ['The Old Signal Box', 'Lantern Lane Games'],
    clock: { winter: 0, summer: 1 },
    zone: 'Europe/London',
    league: 'lantern-cup',
  },
  {
    country: 'AU',
    region: 'victoria',
    city: 'Melbourne',
    venues: ['Laneway Cards', 'Southbank Scout Hall'],
    clock: { winter: 11, summer: 10 },
    zone: 'Australia/Melbourne',
    league: null,
  },
];
