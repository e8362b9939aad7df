import { SHORTEST_PASSWORD } from '@quadrant/http';
import { TextField } from '../components/form/fields.js';

export const NewPasswordField = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <TextField
    name={name}
    label={label}
    hint={`At least ${SHORTEST_PASSWORD} characters. Four unrelated words make a good password.`}
    type="password"
    autocomplete="new-password"
    minLength={SHORTEST_PASSWORD}
    isRequired
  />
);
