/** A position is given in degrees (WGS 84). */
export interface Position {
  /** North is positive. */
  readonly latitude: number;
  /** East is positive. */
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns how far two places are apart in kilometres as the crow flies, to half a per cent (haversine formula). */
export function distanceKm(one: Position, other: Position): number {
  const latitude = radians(other.latitude - one.latitude) / 2;
  const longitude = radians(other.longitude - one.longitude) / 2;
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
