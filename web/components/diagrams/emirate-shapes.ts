/** A place as [longitude, latitude], in degrees. */
type Point = readonly [number, number];

/** An emirate on the map: its outline, and where it is cut out of the map on its own page. */
type Shape = {
  outline: readonly Point[];
  /** The city after which it is named; its distance to Dubai is counted from there. */
  city: Point;
  /** Where its name stands on the whole map, in units of the drawing. */
  label: readonly [x: number, y: number];
  /** What of the map its own page shows: the left upper corner and the width. */
  cut: readonly [x: number, y: number, width: number];
};

const [WEST, NORTH] = [51.4, 26.3];
/** Units of the drawing to a degree; a degree of longitude is shorter here than one of latitude. */
const [PER_DEGREE_EAST, PER_DEGREE_NORTH] = [69, 76];

/** The size of the map in its own units. A cut has its proportions. */
export const mapSize = { width: 400, height: 290 } as const;

export function onMap([lng, lat]: Point): [x: number, y: number] {
  return [
    Math.round((lng - WEST) * PER_DEGREE_EAST * 10) / 10,
    Math.round((NORTH - lat) * PER_DEGREE_NORTH * 10) / 10,
  ];
}

/** Straight from place to place, as SVG draws it. */
export const straightThrough = (places: readonly Point[]) => `M${places.map(onMap).join("L")}`;

/**
 * In soft curves from place to place (Catmull and Rom's spline). Each leaves a place as it arrives
 * there, so that SVG's shorter "S" says it.
 */
export function softlyThrough(places: readonly Point[]): string {
  const points = places.map(onMap);
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const after = points[index + 2] ?? to;
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `S${[...arrive, ...to].map(Math.round)}`;
  });
  return `M${points[0]}${curves.join("")}`;
}

/** Places as they are written down here: "51.58 24.25, 51.62 24.03". */
const places = (text: string): Point[] =>
  text.split(", ").map((place) => {
    const [lng = 0, lat = 0] = place.split(" ").map(Number);
    return [lng, lat];
  });

/** Parts of the coast, from west to east, which the outlines of several emirates share. */
const coast = {
  west: places(
    "51.58 24.25, 51.62 24.03, 51.79 24.26, 51.86 24.0, 52.1 23.97, 52.35 24.12, 52.58 24.18, 52.74 24.12, 53.05 24.14, 53.45 24.11, 53.75 24.06, 53.95 24.12, 54.12 24.14, 54.24 24.33, 54.32 24.47, 54.4 24.5, 54.52 24.43, 54.63 24.55, 54.66 24.76, 54.78 24.83, 54.9 24.92",
  ),
  dubai: places(
    "54.9 24.92, 55.0 24.98, 55.05 25.03, 55.13 25.09, 55.19 25.19, 55.27 25.27, 55.31 25.3, 55.36 25.31",
  ),
  sharjah: places("55.36 25.31, 55.38 25.35, 55.41 25.38"),
  ajman: places("55.41 25.38, 55.44 25.42, 55.48 25.46"),
  ummAlQuwain: places(
    "55.48 25.46, 55.53 25.52, 55.55 25.59, 55.59 25.56, 55.62 25.53, 55.68 25.6, 55.72 25.63",
  ),
  rasAlKhaimah: places(
    "55.72 25.63, 55.78 25.71, 55.86 25.73, 55.93 25.8, 56.0 25.86, 56.03 25.93, 56.07 26.05",
  ),
  east: places(
    "56.27 25.63, 56.29 25.59, 56.35 25.53, 56.36 25.44, 56.37 25.35, 56.36 25.27, 56.37 25.18, 56.36 25.1, 56.37 25.02, 56.37 24.98",
  ),
} as const satisfies Record<string, readonly Point[]>;

/** Where emirates meet inland; simplified, and without enclaves. */
const inland = {
  dubaiSouth: places("55.62 24.85, 55.5 24.63, 55.25 24.75, 55.05 24.85"),
  sharjahDubai: places("55.62 24.85, 55.6 25.05, 55.45 25.2"),
} as const satisfies Record<string, readonly Point[]>;

const back = (points: readonly Point[]) => points.toReversed();

/** By slug. */
export const emirateShapes: Partial<Record<string, Shape>> = {
  "abu-dhabi": {
    outline: [
      ...coast.west,
      ...back(inland.dubaiSouth),
      ...places(
        "55.8 24.8, 55.77 24.52, 55.83 24.32, 55.77 24.22, 55.79 24.05, 55.5 23.95, 55.57 23.65, 55.23 23.11, 55.2 22.7, 55 22.5, 52.58 22.94, 51.6 24.1",
      ),
    ],
    city: [54.37, 24.47],
    label: [196, 156],
    cut: [0, 0, 400],
  },
  dubai: {
    outline: [
      ...coast.dubai,
      [55.45, 25.2],
      ...back(inland.sharjahDubai).slice(1),
      ...inland.dubaiSouth.slice(1),
    ],
    city: [55.27, 25.25],
    label: [206, 106],
    cut: [186, 30, 160],
  },
  sharjah: {
    outline: [
      ...coast.sharjah,
      ...places("55.57 25.4, 55.8 25.4, 56 25.25, 55.97 24.97, 55.8 24.8"),
      ...inland.sharjahDubai,
    ],
    city: [55.39, 25.35],
    label: [222, 84],
    cut: [206, 24, 150],
  },
  ajman: {
    outline: [...coast.ajman, [55.6, 25.5], [55.57, 25.4]],
    city: [55.44, 25.41],
    label: [234, 66],
    cut: [232, 36, 100],
  },
  "umm-al-quwain": {
    outline: [...coast.ummAlQuwain, [55.9, 25.5], [55.8, 25.4], [55.57, 25.4], [55.6, 25.5]],
    city: [55.55, 25.57],
    label: [246, 47],
    cut: [226, 20, 110],
  },
  "ras-al-khaimah": {
    outline: [
      ...coast.rasAlKhaimah,
      ...places("56.17 25.95, 56.15 25.8, 56.14 25.66, 56.1 25.4, 56 25.25, 55.8 25.4, 55.9 25.5"),
    ],
    city: [55.94, 25.79],
    label: [276, 26],
    cut: [236, 0, 140],
  },
  fujairah: {
    outline: [
      ...places("56.14 25.66, 56.2 25.66"),
      ...coast.east,
      ...places("56.2 24.95, 56.05 25.02, 56 25.25, 56.1 25.4"),
    ],
    city: [56.34, 25.13],
    label: [346, 112],
    cut: [256, 24, 144],
  },
};

/** The sea towards which ports look, and the land beyond the borders. */
export const gulfCoast: readonly Point[] = [
  ...coast.west,
  ...coast.dubai,
  ...coast.sharjah,
  ...coast.ajman,
  ...coast.ummAlQuwain,
  ...coast.rasAlKhaimah,
];
export const omanCoast = coast.east;

/** The harbours of the free zones. */
export const ports: readonly Point[] = places(
  "54.68 24.83, 55.03 25.02, 55.28 25.28, 55.43 25.42, 55.48 25.47, 55.98 25.97, 56.37 25.17, 56.37 25.35",
);

/** The roads between the cities, simplified. */
export const roads: readonly (readonly Point[])[] = [
  places(
    "51.9 23.95, 53.4 24.02, 54.3 24.3, 54.7 24.6, 55.12 25.02, 55.3 25.22, 55.46 25.38, 55.62 25.48, 55.95 25.76",
  ),
  places("55.4 25.28, 55.75 25.28, 56.05 25.22, 56.33 25.13"),
  places("55.3 25.2, 55.4 24.8, 55.7 24.25"),
];

/** The crest of the Hajar mountains. */
export const crest: readonly Point[] = places(
  "56.13 25.95, 56.16 25.8, 56.13 25.62, 56.17 25.48, 56.2 25.34, 56.17 25.2, 56.22 25.06",
);
