/** A place on earth, in degrees. North and east are positive. */
export type Location = { lat: number; lng: number };

/** The destination of every route on this site, as the IANA time zone database has it. */
export const DUBAI: Location = { lat: 25.3, lng: 55.3 };

const EARTH_RADIUS_KM = 6371;
/** The tilt of the earth's axis, in degrees. */
const TILT = 23.44;
/** Days from the winter solstice to 1 January. */
const DAYS_SINCE_SOLSTICE = 10;
const DAYS_IN_YEAR = 365.25;
/** Degrees by which the sun's centre is below the horizon at sunrise: its radius and refraction. */
const SUNRISE_DEPTH = 0.833;
const HOURS_IN_DAY = 24;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance along a great circle, in kilometres. */
export function distanceKm(from: Location, to: Location): number {
  const [latFrom, latTo] = [radians(from.lat), radians(to.lat)];
  const north = Math.sin((latTo - latFrom) / 2) ** 2;
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const chord = north + Math.cos(latFrom) * Math.cos(latTo) * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/**
 * Hours from sunrise to sunset, exact to a few minutes. 0 in a polar night, 24 on a polar day.
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
