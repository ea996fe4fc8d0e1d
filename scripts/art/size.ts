/** Every illustration is drawn and rendered at this size, in pixels. */
export const pictureSize = { width: 1920, height: 1080 } as const;
