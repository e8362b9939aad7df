import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';

type SecondFactorRefusal =
  | { readonly kind: 'second-factor-needed'; readonly challenge: string }
  | {
      readonly kind:
        | 'second-factor-wrong'
        | 'second-factor-late'
        | 'second-factor-on'
        | 'second-factor-off'
        | 'second-factor-unread'
        | 'second-factor-own';
    };

/** Says why a request about second factors is refused, and the way out. */
export const problemOfSecondFactor = refusalProblems<SecondFactorRefusal>({
  'second-factor-needed': {
    detail: say`The password is right. The account also has a second factor.`,
    advice: say`Send "challenge" with a code of your app, or a recovery code, to /api/v1/session/second-factor.`,
    headers: () => ({ 'www-authenticate': 'Bearer' }),
    extra: ({ challenge }) => ({ challenge }),
  },
  'second-factor-wrong': {
    detail: say`The code is not the present one of the app and no unused recovery code, or it was used before.`,
    advice: say`Wait for the next code of your app, and check that the clock of its device is right. Without the app, use a recovery code.`,
  },
  'second-factor-late': {
    detail: say`The password was given more than ten minutes ago, or not here.`,
    advice: say`Sign in again from the start.`,
  },
  'second-factor-on': {
    detail: say`The account has a second factor, or another window has begun to set one up.`,
    advice: say`Load /account/second-factor again. To use another device, switch the factor off first.`,
  },
  'second-factor-off': {
    detail: say`The account has no second factor.`,
    advice: say`Set one up at /account/second-factor.`,
  },
  'second-factor-unread': {
    detail: say`The key of this installation does not open the stored secret, so no code of the app can be checked.`,
    advice: say`Use a recovery code, or ask an administrator to reset the second factor. The operator has to put the key back.`,
  },
  'second-factor-own': {
    detail: say`The factor is that of your own account.`,
    advice: say`Switch it off at /account/second-factor, with a code or your password, or ask another administrator.`,
  },
});
