import { iconOptions } from "../shared/icons.ts";
import { choiceField } from "./text.ts";

/** One of the drawn icons, which must be chosen. */
export const iconField = (description: string) =>
  choiceField("icon", description, { choices: iconOptions, isRequired: true });
