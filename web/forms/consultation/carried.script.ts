import { showCarriedMessage } from "./carried-strip.ts";

showCarriedMessage();
