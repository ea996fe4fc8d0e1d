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

/** A picture, written as its focus and what it shows. */
function picture([written = ""]: TemplateStringsArray): Picture {
  const [x, y, ...alt] = written.split(" ");
  return { alt: alt.join(" "), focus: [Number(x), Number(y)] };
}

/** Every picture by the name of its file, `<name>.webp`. */
export const pictures = {
  hero: picture`74 60 Red dunes and three small travellers in front of a Gulf city skyline under a pale northern sky`,
  "abu-dhabi": picture`30 60 White mosque domes mirrored in a pool, with the Abu Dhabi corniche towers and boats at sunrise`,
  dubai: picture`62 55 Old wind-towers, an abra and a dhow on the creek before Dubai's towers at sunrise`,
  sharjah: picture`50 55 Three arches open on a square with a mosque, wind-towers and a scroll-like monument, books on the sill`,
  ajman: picture`32 60 A wooden dhow under construction on the shore, the Ajman skyline across the water`,
  "ras-al-khaimah": picture`76 55 A road winds up through red mountains at sunset, an old watchtower among palms below`,
  fujairah: picture`40 60 Mountains, storage tanks and port cranes beside the open ocean, a container ship leaving`,
  "umm-al-quwain": picture`72 70 Flamingos and a kayak in a mangrove lagoon at sunset`,
  technology: picture`34 55 A field of solar mirrors and its glowing tower at dusk, a ring-shaped museum and a satellite above`,
  classroom: picture`56 50 Pupils from behind in a bright classroom, a teacher at the board, palms and a city outside`,
  office: picture`50 50 Two people talk by the windows of a corner office high above a city`,
  "real-estate": picture`64 50 A lit modern villa with a wind-tower and a pool at dusk, a couple inside`,
  travel: picture`36 60 A family and other travellers look out of a departure hall at an aircraft at sunrise`,
  tolerance: picture`50 50 A latticed archway opens on a church, a mosque and a temple-like house around one pool`,
  souk: picture`50 60 A vaulted souk lit by lanterns, with spices, rugs and two visitors at the end`,
  "desert-sport": picture`54 55 Runners on the crest of a dune with hot-air balloons at sunrise`,
  north: picture`32 60 Copper spires and snowy gabled houses on a Baltic waterfront, a family with a suitcase on the bank`,
  promenade: picture`62 60 Families stroll along a waterfront at sunset, lamps lit, a dhow and towers beyond`,
  documents: picture`56 60 A desk with papers, a passport, an identity card, a stamp and a coffee before arched windows`,
  clinic: picture`46 60 A mother and child talk with a doctor in a clinic reception`,
  lost: picture`54 60 A signpost alone among night dunes under a crescent moon`,
  "residency-visas": picture`50 82 An open passport with a stamped visa on a sill, a Gulf skyline and dhows through the window`,
  "tax-residency": picture`52 84 A sealed certificate, a calculator and a red lamp on a desk by a window with a city view`,
  "business-registration": picture`50 70 Two partners shake hands before the arched entrance of a tower, a brass company plate beside them`,
  licensing: picture`52 70 Two people study permits hung on a wall of windows, a stamp and papers on the counter in front`,
  relocation: picture`44 70 A family stands before a new house with boxes and a moving van, palms and a skyline behind`,
  staffing: picture`50 60 A team of men and women of many backgrounds at a long table above the city`,
  investment: picture`58 60 A couple beside a telescope on a terrace look at towers that rise like a chart`,
  safety: picture`46 66 Families walk a lamp-lit promenade at nightfall, a child with a balloon, the city across the water`,
  economics: picture`50 60 A square gate among the towers of a financial district, a container ship passing on the water`,
  accessibility: picture`62 58 A metro train on a curving viaduct beside a highway into the city, an airliner coming in to land`,
  "geographical-location": picture`52 52 A globe turned to the Gulf with flight paths to the Nordics, Europe, Africa and Asia`,
  climate: picture`56 66 Red and blue parasols with deck chairs on a calm beach, a dhow and a sail-shaped hotel in winter sun`,
  "gcc-market": picture`58 66 Lorries on a desert highway beside a port with cranes and a container ship`,
  progress: picture`52 50 Cranes raise a new tower behind old wind-towers on the creek at sunset`,
  people: picture`50 72 Seven passengers of different origins share an abra across the creek`,
  "zone-finance": picture`48 45 Looking straight up between glass towers to the sun, a falcon and a passing aircraft`,
  "zone-port-logistics": picture`50 62 An aisle between stacked containers with a gantry crane, a lorry and two port workers at sunrise`,
  "zone-media": picture`48 60 A film crew shoots a falconer before a painted desert in a dark studio`,
  "zone-cleantech": picture`48 62 A white wind tower on a square between terracotta façades with solar roofs, a driverless pod and a cyclist`,
  "zone-airport-cargo": picture`44 72 A freighter is loaded at dawn beside a cargo terminal and a control tower`,
  "zone-commodities": picture`48 78 A round vault door open on trading towers, gold bars, cut gems and pearls in front`,
  "zone-publishing": picture`50 74 Paper runs over the cylinders of a printing press, two printers check a sheet, books in front`,
  "zone-research": picture`48 60 Two scientists work at a laboratory bench with a microscope and flasks, dunes outside`,
  "zone-healthcare": picture`52 66 A doctor greets a mother and child in front of a white terraced clinic with a garden and an ambulance`,
  "zone-maritime": picture`50 55 The tall bow of a ship in dry dock, welders on the staging under a gantry crane`,
  "zone-offshore": picture`50 55 Sailing yachts with overlapping white, coral and amber sails before a low sun, a lighthouse behind`,
  "zone-energy": picture`54 50 Refinery columns, storage spheres and a flare mirrored in still water at dusk`,
  "zone-industry": picture`46 64 Robot arms build cars in the lit hall of a factory with a saw-tooth roof, a lorry outside`,
  "zone-small-business": picture`50 60 A row of small shops with striped awnings mirrored in a lagoon with flamingos and a kayak`,
  contact: picture`72 68 Two armchairs and a small table with coffee before a window on a snowy Baltic waterfront`,
  placeholder: picture`50 50`,
  "not-found": picture`76 60 A traveller with a lantern leads a camel over night dunes, tracks looping behind them, a faint aurora above`,
};

export type PictureName = keyof typeof pictures;
