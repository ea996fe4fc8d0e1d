/** Cool above, light in the middle, warm at the horizon: never teal straight into orange. */
export const SKY = {
  north: [
    [0, "#8FBAC6"],
    [0.34, "#BFDADC"],
    [0.62, "#E9EEE2"],
    [0.8, "#F9E8C8"],
    [1, "#F6D3A0"],
  ],
  day: [
    [0, "#4E9FB0"],
    [0.36, "#93C8CB"],
    [0.66, "#D9EAE2"],
    [0.85, "#F8EFD9"],
    [1, "#F6E1BB"],
  ],
  gold: [
    [0, "#5C9FA8"],
    [0.3, "#A9CFC8"],
    [0.52, "#F0EAD0"],
    [0.72, "#F8D294"],
    [1, "#F0A052"],
  ],
  ember: [
    [0, "#2F6F80"],
    [0.26, "#7FB0AC"],
    [0.46, "#EBDCB8"],
    [0.66, "#F6B56C"],
    [1, "#DC6C41"],
  ],
  dusk: [
    [0, "#0B2030"],
    [0.34, "#15405A"],
    [0.6, "#3B7F8D"],
    [0.78, "#B9CFBE"],
    [0.9, "#F6D199"],
    [1, "#EF9F57"],
  ],
  cold: [
    [0, "#7FA9BC"],
    [0.4, "#B4CFD9"],
    [0.75, "#E3ECEC"],
    [1, "#F6EEE0"],
  ],
  eve: [
    [0, "#123A50"],
    [0.3, "#2F7285"],
    [0.5, "#8FB9B0"],
    [0.64, "#F3DDA8"],
    [0.76, "#F4B26E"],
    [1, "#DD7C55"],
  ],
};
