import {
  climate,
  gccMarket,
  geographicalLocation,
  peopleOfUae,
  progress,
  sports,
  traditions,
} from "./culture.ts";
import { accessibility, economics, innovations, religion, safety, travel } from "./general.ts";

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
