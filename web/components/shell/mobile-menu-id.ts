/** The mobile menu's panel, to which a link leads where JavaScript is off. */
export const MOBILE_MENU_ID = "mobile-menu";
