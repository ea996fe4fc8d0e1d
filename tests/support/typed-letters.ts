/** What an editor types in a language of the Nordics, the Baltics or Poland. */
export const typedLetters =
  "ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūžĄĘĖĮŲąęėįų“ÅÄÖÕÜÆØåäöõüæø«»ÁÐÉÍÓÚÝÞáðéíóúýþ";
