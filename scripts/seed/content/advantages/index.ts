import { accessibility } from "./accessibility.ts";
import { climate } from "./climate.ts";
import { economics } from "./economics.ts";
import { gccMarket } from "./gcc-market.ts";
import { geographicalLocation } from "./geographical-location.ts";
import { innovations } from "./innovations.ts";
import { peopleOfUae } from "./people-of-uae.ts";
import { progress } from "./progress.ts";
import { religion } from "./religion.ts";
import { safety } from "./safety.ts";
import { sports } from "./sports.ts";
import { traditions } from "./traditions.ts";
import { travel } from "./travel.ts";

/** The thirteen advantage pages, in the order of the overview. */
export const advantages = [
  safety,
  economics,
  innovations,
  accessibility,
  travel,
  religion,
  traditions,
  sports,
  geographicalLocation,
  climate,
  gccMarket,
  progress,
  peopleOfUae,
];
