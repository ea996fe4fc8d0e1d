/** A place on earth, in degrees; north and east are positive. */
export type Location = { lat: number; lng: number };

/** Where every way of this site ends, as the IANA time zone database has it. */
export const DUBAI: Location = { lat: 25.3, lng: 55.3 };

const EARTH_RADIUS_KM = 6371;
/** Of the earth's axis to its orbit, in degrees. */
const TILT = 23.44;
/** Between 1 January and the winter solstice before it, in days. */
const DAYS_SINCE_SOLSTICE = 10;
const DAYS_IN_YEAR = 365.25;
/** How far below the horizon the sun's centre is at sunrise, in degrees: its radius and refraction. */
const SUNRISE_DEPTH = 0.833;
const HOURS_IN_DAY = 24;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The way along a great circle, in kilometres. */
export function distanceKm(from: Location, to: Location): number {
  const [latFrom, latTo] = [radians(from.lat), radians(to.lat)];
  const north = Math.sin((latTo - latFrom) / 2) ** 2;
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const chord = north + Math.cos(latFrom) * Math.cos(latTo) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/**
 * Hours from sunrise to sunset, right to a few minutes; 0 where the sun does not rise, 24 where it
 * does not set.
 * @param latitude in degrees
 * @param dayOfYear 1 for 1 January
 */
export function daylightHours(latitude: number, dayOfYear: number): number {
  const season = (2 * Math.PI * (dayOfYear + DAYS_SINCE_SOLSTICE)) / DAYS_IN_YEAR;
  const declination = radians(-TILT * Math.cos(season));
  const lat = radians(latitude);
  const cosine =
    (-Math.sin(radians(SUNRISE_DEPTH)) - Math.sin(lat) * Math.sin(declination)) /
    (Math.cos(lat) * Math.cos(declination));
  return (HOURS_IN_DAY / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)));
}
