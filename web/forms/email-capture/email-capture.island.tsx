export { EmailCaptureForm as Form } from "./email-capture-form.tsx";
