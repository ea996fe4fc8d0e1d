// Names, alternative texts, origin and licence of the pictures in this folder.

/** Where every picture comes from, and who may use it. */
export const origin = {
  author: "Drawn by code for this project.",
  licence: "Owned by the project; nothing in them is taken from another work.",
  /** What the content lake keeps as the credit of each picture. */
  creditLine: "Illustration made for this site",
} as const;

/** Every picture has this size, in pixels. */
export const pictureSize = { width: 1920, height: 1080 } as const;

export type Picture = {
  /** What the picture shows, for people who cannot see it; empty when it is decoration. */
  alt: string;
  /** The point that must survive a crop: percent from the left and from the top. */
  focus: readonly [x: number, y: number];
};

/** Every picture by the name of its file, `<name>.webp`. */
export const pictures = {
  hero: {
    alt: "Red dunes and three small travellers in front of a Gulf city skyline under a pale northern sky",
    focus: [74, 60],
  },
  "abu-dhabi": {
    alt: "White mosque domes mirrored in a pool, with the Abu Dhabi corniche towers and boats at sunrise",
    focus: [30, 60],
  },
  dubai: {
    alt: "Old wind-towers, an abra and a dhow on the creek before Dubai's towers at sunrise",
    focus: [62, 55],
  },
  sharjah: {
    alt: "Three arches open on a square with a mosque, wind-towers and a scroll-like monument, books on the sill",
    focus: [50, 55],
  },
  ajman: {
    alt: "A wooden dhow under construction on the shore, the Ajman skyline across the water",
    focus: [32, 60],
  },
  "ras-al-khaimah": {
    alt: "A road winds up through red mountains at sunset, an old watchtower among palms below",
    focus: [76, 55],
  },
  fujairah: {
    alt: "Mountains, storage tanks and port cranes beside the open ocean, a container ship leaving",
    focus: [40, 60],
  },
  "umm-al-quwain": { alt: "Flamingos and a kayak in a mangrove lagoon at sunset", focus: [72, 70] },
  technology: {
    alt: "A field of solar mirrors and its glowing tower at dusk, a ring-shaped museum and a satellite above",
    focus: [34, 55],
  },
  classroom: {
    alt: "Pupils from behind in a bright classroom, a teacher at the board, palms and a city outside",
    focus: [56, 50],
  },
  office: {
    alt: "Two people talk by the windows of a corner office high above a city",
    focus: [50, 50],
  },
  "real-estate": {
    alt: "A lit modern villa with a wind-tower and a pool at dusk, a couple inside",
    focus: [64, 50],
  },
  travel: {
    alt: "A family and other travellers look out of a departure hall at an aircraft at sunrise",
    focus: [36, 60],
  },
  tolerance: {
    alt: "A latticed archway opens on a church, a mosque and a temple-like house around one pool",
    focus: [50, 50],
  },
  souk: {
    alt: "A vaulted souk lit by lanterns, with spices, rugs and two visitors at the end",
    focus: [50, 60],
  },
  "desert-sport": {
    alt: "Runners on the crest of a dune with hot-air balloons at sunrise",
    focus: [54, 55],
  },
  north: {
    alt: "Copper spires and snowy gabled houses on a Baltic waterfront, a family with a suitcase on the bank",
    focus: [32, 60],
  },
  promenade: {
    alt: "Families stroll along a waterfront at sunset, lamps lit, a dhow and towers beyond",
    focus: [62, 60],
  },
  documents: {
    alt: "A desk with papers, a passport, an identity card, a stamp and a coffee before arched windows",
    focus: [56, 60],
  },
  clinic: { alt: "A mother and child talk with a doctor in a clinic reception", focus: [46, 60] },
  lost: { alt: "A signpost alone among night dunes under a crescent moon", focus: [54, 60] },
  "residency-visas": {
    alt: "An open passport with a stamped visa on a sill, a Gulf skyline and dhows through the window",
    focus: [50, 82],
  },
  "tax-residency": {
    alt: "A sealed certificate, a calculator and a red lamp on a desk by a window with a city view",
    focus: [52, 84],
  },
  "business-registration": {
    alt: "Two partners shake hands before the arched entrance of a tower, a brass company plate beside them",
    focus: [50, 70],
  },
  licensing: {
    alt: "Two people study permits hung on a wall of windows, a stamp and papers on the counter in front",
    focus: [52, 70],
  },
  relocation: {
    alt: "A family stands before a new house with boxes and a moving van, palms and a skyline behind",
    focus: [44, 70],
  },
  staffing: {
    alt: "A team of men and women of many backgrounds at a long table above the city",
    focus: [50, 60],
  },
  investment: {
    alt: "A couple beside a telescope on a terrace look at towers that rise like a chart",
    focus: [58, 60],
  },
  safety: {
    alt: "Families walk a lamp-lit promenade at nightfall, a child with a balloon, the city across the water",
    focus: [46, 66],
  },
  economics: {
    alt: "A square gate among the towers of a financial district, a container ship passing on the water",
    focus: [50, 60],
  },
  accessibility: {
    alt: "A metro train on a curving viaduct beside a highway into the city, an airliner coming in to land",
    focus: [62, 58],
  },
  "geographical-location": {
    alt: "A globe turned to the Gulf with flight paths to the Nordics, Europe, Africa and Asia",
    focus: [52, 52],
  },
  climate: {
    alt: "Red and blue parasols with deck chairs on a calm beach, a dhow and a sail-shaped hotel in winter sun",
    focus: [56, 66],
  },
  "gcc-market": {
    alt: "Lorries on a desert highway beside a port with cranes and a container ship",
    focus: [58, 66],
  },
  progress: {
    alt: "Cranes raise a new tower behind old wind-towers on the creek at sunset",
    focus: [52, 50],
  },
  people: {
    alt: "Seven passengers of different origins share an abra across the creek",
    focus: [50, 72],
  },
  "zone-finance": {
    alt: "Looking straight up between glass towers to the sun, a falcon and a passing aircraft",
    focus: [48, 45],
  },
  "zone-port-logistics": {
    alt: "An aisle between stacked containers with a gantry crane, a lorry and two port workers at sunrise",
    focus: [50, 62],
  },
  "zone-media": {
    alt: "A film crew shoots a falconer before a painted desert in a dark studio",
    focus: [48, 60],
  },
  "zone-cleantech": {
    alt: "A white wind tower on a square between terracotta façades with solar roofs, a driverless pod and a cyclist",
    focus: [48, 62],
  },
  "zone-airport-cargo": {
    alt: "A freighter is loaded at dawn beside a cargo terminal and a control tower",
    focus: [44, 72],
  },
  "zone-commodities": {
    alt: "A round vault door open on trading towers, gold bars, cut gems and pearls in front",
    focus: [48, 78],
  },
  "zone-publishing": {
    alt: "Paper runs over the cylinders of a printing press, two printers check a sheet, books in front",
    focus: [50, 74],
  },
  "zone-research": {
    alt: "Two scientists work at a laboratory bench with a microscope and flasks, dunes outside",
    focus: [48, 60],
  },
  "zone-healthcare": {
    alt: "A doctor greets a mother and child in front of a white terraced clinic with a garden and an ambulance",
    focus: [52, 66],
  },
  "zone-maritime": {
    alt: "The tall bow of a ship in dry dock, welders on the staging under a gantry crane",
    focus: [50, 55],
  },
  "zone-offshore": {
    alt: "Sailing yachts with overlapping white, coral and amber sails before a low sun, a lighthouse behind",
    focus: [50, 55],
  },
  "zone-energy": {
    alt: "Refinery columns, storage spheres and a flare mirrored in still water at dusk",
    focus: [54, 50],
  },
  "zone-industry": {
    alt: "Robot arms build cars in the lit hall of a factory with a saw-tooth roof, a lorry outside",
    focus: [46, 64],
  },
  "zone-small-business": {
    alt: "A row of small shops with striped awnings mirrored in a lagoon with flamingos and a kayak",
    focus: [50, 60],
  },
  contact: {
    alt: "Two armchairs and a small table with coffee before a window on a snowy Baltic waterfront",
    focus: [72, 68],
  },
  placeholder: { alt: "", focus: [50, 50] },
  "not-found": {
    alt: "A traveller with a lantern leads a camel over night dunes, tracks looping behind them, a faint aurora above",
    focus: [76, 60],
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
