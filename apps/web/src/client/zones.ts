/** Returns the time zones of a country that the browser knows. */
export function zonesOf(country: string): readonly string[] {
  if (country === '') return [];
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    readonly getTimeZones?: () => string[];
    readonly timeZones?: readonly string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/**
 * Chooses the zone for a country: that of this device where the country has it, or the only one. Zones that show the
 * same time all year, as Berlin and Büsingen do, count as one.
 * @returns null where the director has to say which one
 */
export function zoneOfCountry(zones: readonly string[], own: string): string | null {
  if (zones.includes(own)) return own;
  return new Set(zones.map(timesIn)).size === 1 ? zones[0]! : null;
}

const [WINTER, SUMMER] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')];

function timesIn(zone: string): string {
  const time = new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return `${time.format(WINTER)} ${time.format(SUMMER)}`;
}
