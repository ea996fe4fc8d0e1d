/** Lists whose length the page gives; the compiler counts what is written down. */
export type Three<Member> = [Member, Member, Member];
export type TwoToFour<Member> = [Member, Member] | Three<Member> | [...Three<Member>, Member];
export type ThreeOrFour<Member> = Three<Member> | [...Three<Member>, Member];
export type TwoToFive<Member> = TwoToFour<Member> | [...Three<Member>, Member, Member];
export type ThreeToSix<Member> =
  | ThreeOrFour<Member>
  | [...Three<Member>, Member, Member]
  | [...Three<Member>, ...Three<Member>];
