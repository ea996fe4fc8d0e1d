import type { IconName } from "#schemas/shared/icons.ts";
import {
  alertDrawing,
  briefcaseDrawing,
  buildingDrawing,
  bulbDrawing,
  calendarDrawing,
  chartDrawing,
  checkDrawing,
  clockDrawing,
  documentDrawing,
  familyDrawing,
  globeDrawing,
  handshakeDrawing,
  homeDrawing,
  infoDrawing,
  keyDrawing,
  lanternDrawing,
  mailDrawing,
  mapPinDrawing,
  passportDrawing,
  peopleDrawing,
  percentDrawing,
  phoneDrawing,
  planeDrawing,
  scaleDrawing,
  schoolDrawing,
  shieldDrawing,
  shipDrawing,
  sparkDrawing,
  sunDrawing,
  trophyDrawing,
  walletDrawing,
} from "./drawings.ts";
import { Icon } from "./icon.tsx";

/** The drawing behind every name an editor may choose; a name without one does not compile. */
const drawings: Record<IconName, string> = {
  alert: alertDrawing,
  briefcase: briefcaseDrawing,
  building: buildingDrawing,
  bulb: bulbDrawing,
  calendar: calendarDrawing,
  chart: chartDrawing,
  check: checkDrawing,
  clock: clockDrawing,
  document: documentDrawing,
  family: familyDrawing,
  globe: globeDrawing,
  handshake: handshakeDrawing,
  home: homeDrawing,
  info: infoDrawing,
  key: keyDrawing,
  lantern: lanternDrawing,
  mail: mailDrawing,
  "map-pin": mapPinDrawing,
  passport: passportDrawing,
  people: peopleDrawing,
  percent: percentDrawing,
  phone: phoneDrawing,
  plane: planeDrawing,
  scale: scaleDrawing,
  school: schoolDrawing,
  shield: shieldDrawing,
  ship: shipDrawing,
  spark: sparkDrawing,
  sun: sunDrawing,
  trophy: trophyDrawing,
  wallet: walletDrawing,
};

function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name);
}

/** The icon an editor chose by name; an unknown or missing name draws a check mark. */
export function ChosenIcon({ name, className }: { name: string | null; className?: string }) {
  const drawing = name !== null && isIconName(name) ? drawings[name] : checkDrawing;
  return <Icon drawing={drawing} {...(className === undefined ? {} : { className })} />;
}
