/** Name of the fields in which a visitor chooses a country; the tab keeps the choice under it, too. */
export const HOME_COUNTRY = "home-country";
