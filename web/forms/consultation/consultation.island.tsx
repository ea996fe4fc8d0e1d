export { ConsultationForm as Form } from "./consultation-form.tsx";
