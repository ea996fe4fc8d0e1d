import type { Benefit } from "#schemas/generated/types.generated.ts";
import * as shared from "./drawings.ts";

/**
 * An icon in the colour of the text. It is decoration, and the text beside it carries the meaning.
 */
export function Icon({ drawing, className = "" }: { drawing: string; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`icon ${className}`}>
      <path d={drawing} />
    </svg>
  );
}

type IconName = Benefit["icon"];

/** The path of every icon that an editor can choose. A missing path does not compile. */
const drawings: Record<IconName, string> = {
  alert: shared.alertDrawing,
  briefcase: "M3 6.5h14v10H3zM7.5 6.5v-2h5v2M3 11h14M10 10v2",
  building: "M4 17h12M6 17V8l4-5 4 5v9M10 3v14M6 11h8M6 14h8",
  bulb: "M7.7 14.2a5.4 5.4 0 1 1 4.6 0v1.9H7.7zM7.7 14.2h4.6M8.7 18.2h2.6",
  calendar: "M3.5 5h13v12h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5",
  chart: "M3 3v14h14M6.5 13l3-4 2.5 2.5L16.5 6M13.5 6h3v3",
  check: shared.checkDrawing,
  clock: shared.clockDrawing,
  document: "M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5.5M7.5 13.5h5.5",
  family:
    "M6 8a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 6 8zM14 8a2.2 2.2 0 1 0 0-4.4A2.2 2.2 0 0 0 14 8zM10 13a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM2.5 16.5c0-3.6 1.2-6 3.5-6 1 0 1.8.4 2.4 1.2M17.5 16.5c0-3.6-1.2-6-3.5-6-1 0-1.8.4-2.4 1.2M7.5 17c0-1.7.9-2.7 2.5-2.7s2.5 1 2.5 2.7",
  globe: shared.globeDrawing,
  handshake:
    "M3 11l3-5h3l1 1 1.3-1H14l3 5-2.5 2.5L10.5 17 5.5 13.5zM9.5 7L7.5 10c1 1 2.3.8 3-.2l3.5 3.5",
  home: "M3 9.5L10 3l7 6.5M5 8v9h10V8M8.2 17v-5h3.6v5",
  info: shared.infoDrawing,
  key: "M6.5 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 10h7.5v3M14.5 10v2.5",
  lantern:
    "M10 1.8v2.4M6.8 7.2L10 4.2l3.2 3zM6.3 7.2h7.4l-1 7.6H7.3zM7.3 14.8h5.4v2.7H7.3zM10 9.6v2.6",
  mail: shared.mailDrawing,
  "map-pin": shared.mapPinDrawing,
  passport:
    "M4.5 2.5h11v15h-11zM10 11.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM7.2 8.7h5.6M7.5 14.5h5",
  people:
    "M7.5 9.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM2.5 16.5c0-3 2-5 5-5s5 2 5 5M13 9.3a2.3 2.3 0 1 0-.5-4.6M14 11.7c2.2.3 3.5 2 3.5 4.5",
  percent:
    "M5 15L15 5M6.2 8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM13.8 15.6a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z",
  phone: shared.phoneDrawing,
  plane:
    "M17 3.2c-1-.8-2.3-.4-3.2.5L11 6.5 4 4.5 2.8 5.7l5.7 3.3L5.8 11.7l-2.3-.2L2.5 12.5l3 2 2 3 1-1-.2-2.3 2.7-2.7 3.3 5.7 1.2-1.2-2-7 2.8-2.8c.9-.9 1.5-2 .7-3z",
  scale: "M10 3v14M6 17h8M4 6h12M4 6l-2 5h4zM16 6l-2 5h4z",
  school: "M2 8l8-4 8 4-8 4zM5.5 9.8V14c1.3 1.3 2.8 2 4.5 2s3.2-.7 4.5-2V9.8M18 8v5",
  shield: "M10 2.5l6 2.2v4.8c0 4-2.6 6.6-6 8-3.4-1.4-6-4-6-8V4.7zM7.3 10l2 2 3.6-4",
  ship: "M3 12l7-2.5 7 2.5-2 5H5zM6 10.8V6h8v4.8M10 6V3",
  spark: shared.sparkDrawing,
  sun: "M10 13.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2zM10 1.8V4M10 16v2.2M1.8 10H4M16 10h2.2M4.2 4.2l1.6 1.6M14.2 14.2l1.6 1.6M4.2 15.8l1.6-1.6M14.2 5.8l1.6-1.6",
  trophy:
    "M6 3h8v5.5a4 4 0 0 1-8 0zM6 4.8H3c0 2.4 1.2 4 3.3 4.2M14 4.8h3c0 2.4-1.2 4-3.3 4.2M10 12.5v4.7M6.8 17.2h6.4",
  wallet: "M3 6h14v10.5H3zM3 6l10-3v3M17 9.5h-4a1.8 1.8 0 0 0 0 3.6h4",
};

function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

/** The icon that an editor chose. An unknown or missing name shows a check mark. */
export function ChosenIcon({ name, className = "" }: { name: string | null; className?: string }) {
  const drawing = name !== null && isIconName(name) ? drawings[name] : shared.checkDrawing;
  return <Icon drawing={drawing} className={className} />;
}
