import { abuDhabi } from "./abu-dhabi.ts";
import { ajman } from "./ajman.ts";
import { dubai } from "./dubai.ts";
import { fujairah } from "./fujairah.ts";
import { rasAlKhaimah } from "./ras-al-khaimah.ts";
import { sharjah } from "./sharjah.ts";
import { ummAlQuwain } from "./umm-al-quwain.ts";

export const emirates = [abuDhabi, dubai, sharjah, ajman, rasAlKhaimah, fujairah, ummAlQuwain];
