import type { PictureTextSection } from "../../generated/types.generated.ts";
import { samplePicture, sampleText } from "../sample-parts.ts";

export const sample = {
  _type: "pictureTextSection",
  heading: "A week to look around",
  body: sampleText("You see three districts and two schools."),
  image: samplePicture,
  side: "left",
  link: {
    _type: "navLink",
    label: "About the company",
    page: { _type: "reference", _ref: "aboutPage" },
  },
  background: "paper",
} satisfies PictureTextSection;
