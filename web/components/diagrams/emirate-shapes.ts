/*
 * A simplified map of the emirates without enclaves. Coordinates are in units of the drawing: 69
 * units per degree east, 76 units per degree south.
 */

type Point = readonly [x: number, y: number];

type Shape = {
  outline: string;
  /**
   * Longitude and latitude of the city of the same name. The distance to Dubai is measured from
   * there.
   */
  city: readonly [lng: number, lat: number];
  /** Position of the name on the whole map. */
  label: Point;
  /** The part of the map on the emirate's own page: its upper left corner and its width. */
  cut: readonly [x: number, y: number, width: number];
};

/** The size of the whole map. A part has the same proportions. */
export const mapSize = { width: 400, height: 290 } as const;

export function onMap([lng, lat]: Shape["city"]): Point {
  return [Math.round((lng - 51.4) * 690) / 10, Math.round((26.3 - lat) * 760) / 10];
}

/** All land on the map, neighbouring countries included. */
export const land =
  "M12.4,155.8S13,173,15,173S24,155,27,155S28,171,32,175S43,179,48,177S60,168,66,166S77,161,81,161S87,165,93,166S106,164,114,164S133,165,142,166S156,170,162,170S172,167,176,166S184,167,188,164S194,154,196,150S200,141,202,139S205,136,207,137S213,143,215,142S221,137,223,133S223,121,225,117S230,114,233,112S240,106,242,105S240,106,242,105S247,102,248,100S250,98,252,97S256,94,257,92S260,87,262,84S266,80,267,78S269,77,270,76S273,75,273,75S273,76,273,75S274,73,275,72S276,70,277,70S276,70,277,70S278,68,279,67S281,64,282,64S281,65,282,64S284,61,285,59S286,55,286,54S288,55,289,56S290,59,291,59S294,54,295,53S298,51,298,51S297,52,298,51S301,46,302,45S306,44,308,43S311,40,313,38S316,35,317,33S319,31,320,28S320,24,322,19S326,3,331,0S349,-5,352,0S349,22,346,30S338,47,336,51S336,53,337,54S341,57,342,59S342,63,342,65S343,70,343,72S342,76,342,78S343,83,343,85S342,89,342,91S343,96,343,97S343,100,343,100L400 140V290H0V150Z";

export const roads =
  "M34.5,178.6S110,178,138,173S185,159,200,152S218,138,228,129S250,105,257,97S265,87,269,82S276,73,280,70S286,67,291,62S310,45,314,41M276,77.5S293,77,300,78S314,80,321,82S337,88,340,89M269.1,83.6S271,102,276,114S293,149,297,156";

/** The ridge of the Hajar mountains. */
export const peaks = pointsIn(
  "326.4,26.6 328.4,38 326.4,51.7 329.1,62.3 331.2,73 329.1,83.6 332.6,94.2",
);

export const ports = pointsIn(
  "226.3,111.7 250.5,97.3 267.7,77.5 278.1,66.9 281.5,63.1 316,25.1 342.9,85.9 342.9,72.2",
);

/** The shapes by the slug of the emirate. */
export const emirateShapes: Partial<Record<string, Shape>> = {
  "abu-dhabi": {
    outline:
      "M12.4,155.8L15.2,172.5L26.9,155L31.7,174.8L48.3,177.1L65.6,165.7L81.4,161.1L92.5,165.7L113.8,164.2L141.5,166.4L162.2,170.2L176,165.7L187.7,164.2L196,149.7L201.5,139.1L207,136.8L215.3,142.1L222.9,133L224.9,117L233.2,111.7L241.5,104.9L251.8,110.2L265.7,117.8L282.9,126.9L291.2,110.2L303.6,114L301.5,135.3L305.7,150.5L301.5,158.1L302.9,171L282.9,178.6L287.7,201.4L264.3,242.4L262.2,273.6L248.4,288.8L81.4,255.4L13.8,167.2Z",
    city: [54.37, 24.47],
    label: [196, 156],
    cut: [0, 0, 400],
  },
  dubai: {
    outline:
      "M241.5,104.9L248.4,100.3L251.8,96.5L257.4,92L261.5,84.4L267,78.3L269.8,76L273.2,75.2L279.5,83.6L289.8,95L291.2,110.2L282.9,126.9L265.7,117.8L251.8,110.2Z",
    city: [55.27, 25.25],
    label: [206, 106],
    cut: [186, 30, 160],
  },
  sharjah: {
    outline:
      "M273.2,75.2L274.6,72.2L276.7,69.9L287.7,68.4L303.6,68.4L317.4,79.8L315.3,101.1L303.6,114L291.2,110.2L289.8,95L279.5,83.6Z",
    city: [55.39, 25.35],
    label: [222, 84],
    cut: [206, 24, 150],
  },
  ajman: {
    outline: "M276.7,69.9L278.8,66.9L281.5,63.8L289.8,60.8L287.7,68.4Z",
    city: [55.44, 25.41],
    label: [234, 66],
    cut: [232, 36, 100],
  },
  "umm-al-quwain": {
    outline:
      "M281.5,63.8L285,59.3L286.3,54L289.1,56.2L291.2,58.5L295.3,53.2L298.1,50.9L310.5,60.8L303.6,68.4L287.7,68.4L289.8,60.8Z",
    city: [55.55, 25.57],
    label: [246, 47],
    cut: [226, 20, 110],
  },
  "ras-al-khaimah": {
    outline:
      "M298.1,50.9L302.2,44.8L307.7,43.3L312.6,38L317.4,33.4L319.5,28.1L322.2,19L329.1,26.6L327.8,38L327.1,48.6L324.3,68.4L317.4,79.8L303.6,68.4L310.5,60.8Z",
    city: [55.94, 25.79],
    label: [276, 26],
    cut: [236, 0, 140],
  },
  fujairah: {
    outline:
      "M327.1,48.6L331.2,48.6L336,50.9L337.4,54L341.6,58.5L342.2,65.4L342.9,72.2L342.2,78.3L342.9,85.1L342.2,91.2L342.9,97.3L342.9,100.3L331.2,102.6L320.8,97.3L317.4,79.8L324.3,68.4Z",
    city: [56.34, 25.13],
    label: [346, 112],
    cut: [256, 24, 144],
  },
};

function pointsIn(list: string): Point[] {
  return list.split(" ").map((pair) => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
}
