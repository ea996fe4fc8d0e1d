/** A place as [longitude, latitude], in degrees. */
type Point = readonly [number, number];

/** An emirate on the map: its outline, simplified, and where its name's line ends. */
type Shape = { outline: readonly Point[]; anchor: Point; label: readonly [number, number] };

const [WEST, NORTH] = [51.4, 26.3];
/** Units of the drawing to a degree; a degree of longitude is shorter here than one of latitude. */
const [PER_DEGREE_EAST, PER_DEGREE_NORTH] = [69, 76];

/** The size of the map in its own units. */
export const mapSize = { width: 400, height: 290 } as const;

export function onMap([lng, lat]: Point): [x: number, y: number] {
  return [Math.round((lng - WEST) * PER_DEGREE_EAST), Math.round((NORTH - lat) * PER_DEGREE_NORTH)];
}

/** By slug. Labels are in units of the drawing; those in the Gulf end where they stand. */
export const emirateShapes: Partial<Record<string, Shape>> = {
  "abu-dhabi": {
    outline: [
      [51.58, 24.25],
      [51.8, 24],
      [52.6, 24.15],
      [53.4, 24.1],
      [54, 24.15],
      [54.37, 24.48],
      [54.65, 24.75],
      [54.9, 24.92],
      [55.05, 24.85],
      [55.25, 24.75],
      [55.5, 24.63],
      [55.62, 24.85],
      [55.8, 24.8],
      [55.83, 24.2],
      [55.5, 23.95],
      [55.2, 22.7],
      [52.58, 22.93],
      [51.6, 24.1],
    ],
    anchor: [54.3, 23.8],
    label: [170, 195],
  },
  dubai: {
    outline: [
      [54.9, 24.92],
      [55.27, 25.27],
      [55.38, 25.3],
      [55.45, 25.2],
      [55.6, 25.05],
      [55.62, 24.85],
      [55.5, 24.63],
      [55.25, 24.75],
      [55.05, 24.85],
    ],
    anchor: [55.2, 25.06],
    label: [196, 112],
  },
  sharjah: {
    outline: [
      [55.38, 25.3],
      [55.42, 25.36],
      [55.57, 25.4],
      [55.8, 25.4],
      [56, 25.25],
      [55.95, 24.95],
      [55.8, 24.8],
      [55.62, 24.85],
      [55.6, 25.05],
      [55.45, 25.2],
    ],
    anchor: [55.5, 25.3],
    label: [208, 90],
  },
  ajman: {
    outline: [
      [55.42, 25.36],
      [55.48, 25.46],
      [55.6, 25.5],
      [55.57, 25.4],
    ],
    anchor: [55.5, 25.43],
    label: [220, 68],
  },
  "umm-al-quwain": {
    outline: [
      [55.48, 25.46],
      [55.7, 25.64],
      [55.9, 25.5],
      [55.8, 25.4],
      [55.57, 25.4],
      [55.6, 25.5],
    ],
    anchor: [55.66, 25.54],
    label: [232, 46],
  },
  "ras-al-khaimah": {
    outline: [
      [55.7, 25.64],
      [55.95, 25.82],
      [56.07, 26.05],
      [56.17, 25.93],
      [56.13, 25.65],
      [56.1, 25.4],
      [56, 25.25],
      [55.8, 25.4],
      [55.9, 25.5],
    ],
    anchor: [55.94, 25.76],
    label: [244, 24],
  },
  fujairah: {
    outline: [
      [56.13, 25.65],
      [56.27, 25.62],
      [56.36, 25.35],
      [56.35, 25.12],
      [56.37, 24.98],
      [56.2, 24.95],
      [55.97, 25.1],
      [56, 25.25],
      [56.1, 25.4],
    ],
    anchor: [56.2, 25.15],
    label: [330, 130],
  },
};
