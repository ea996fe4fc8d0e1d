/** The environment that names EmailJS. */
export const emailService = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "key",
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: "service",
  NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: "consultation",
  NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: "signup",
};
