/** Name of the fields for the home country. The tab stores the choice under the same name. */
export const HOME_COUNTRY = "home-country";
