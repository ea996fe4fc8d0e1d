/** Names of the drawn icons an editor may choose; the site maps each to a drawing. */
const iconNames = [
  "alert",
  "briefcase",
  "building",
  "bulb",
  "calendar",
  "chart",
  "check",
  "clock",
  "document",
  "family",
  "globe",
  "handshake",
  "home",
  "info",
  "key",
  "lantern",
  "mail",
  "map-pin",
  "passport",
  "people",
  "percent",
  "phone",
  "plane",
  "scale",
  "school",
  "shield",
  "ship",
  "spark",
  "sun",
  "trophy",
  "wallet",
] as const;

type IconName = (typeof iconNames)[number];

/** The list as an editor reads it: "map-pin" becomes "Map pin". */
export const iconOptions = iconNames.map((value) => ({
  value,
  title: value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " "),
}));
