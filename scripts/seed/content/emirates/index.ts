import { abuDhabi, dubai, sharjah } from "./largest.ts";
import { ajman, fujairah, rasAlKhaimah, ummAlQuwain } from "./northern.ts";

export const emirates = [abuDhabi, dubai, sharjah, ajman, rasAlKhaimah, fujairah, ummAlQuwain];
