/** Characters of a title and a description that search results show before they cut them short. */
export const searchLengths = { title: 60, description: 160 } as const;
