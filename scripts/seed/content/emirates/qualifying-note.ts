import { figure, note } from "../build/parts.ts";

/** The condition that belongs to every page which shows the zero rate as a benefit. */
export const qualifyingNote = note`What the zero rate asks of you
  ${figure("free-zone-corporate-tax-rate")} corporate tax holds while your company meets five conditions each year: substance in the zone, qualifying income, market prices, an audit and a return. Otherwise it pays ${figure("free-zone-non-qualifying-tax-rate")}. A tax holiday promised earlier does not replace them.`;
