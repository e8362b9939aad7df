import { Module } from '@nestjs/common';
import { Authority, ClockModule, QuotaModule } from '@quadrant/http';
import { PersistenceModule } from '@quadrant/store/setup';
import { ViewsModule } from '@quadrant/views';
import { PUBLIC_URL, readAccountSettings, readPublicUrl } from '@quadrant/settings';
import { ACCOUNT_SETTINGS } from './account-settings.js';
import { AccountsController } from './accounts.controller.js';
import { Attempts } from './attempts.service.js';
import { OpenIdController } from './openid/openid.controller.js';
import { OpenIdProvider } from './openid/openid-provider.service.js';
import { OpenIdSignIn } from './openid/openid-sign-in.service.js';
import { OwnDataController } from './own-data.controller.js';
import { PasswordsController } from './passwords.controller.js';
import { Passwords } from './passwords.service.js';
import { RolesController } from './roles.controller.js';
import { Roles } from './roles.service.js';
import { SessionAnswers } from './session-answer.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactors } from './second-factor/second-factors.service.js';
import { SessionController } from './session.controller.js';
import { SessionsController } from './sessions.controller.js';
import { SignInAttempts } from './sign-in-attempts.service.js';
import { SignIn } from './sign-in.service.js';
import { SignUpsController } from './sign-ups.controller.js';
import { SignUps } from './sign-ups.service.js';
import { TokensController } from './tokens.controller.js';
import { Tokens } from './tokens.service.js';

@Module({
  imports: [ClockModule, PersistenceModule.forRequests(), ViewsModule, QuotaModule.forRequests()],
  controllers: [
    SessionController,
    SessionsController,
    SecondFactorController,
    SignUpsController,
    AccountsController,
    OwnDataController,
    RolesController,
    PasswordsController,
    TokensController,
    OpenIdController,
  ],
  providers: [
    { provide: ACCOUNT_SETTINGS, useFactory: () => readAccountSettings(process.env) },
    { provide: PUBLIC_URL, useFactory: () => readPublicUrl(process.env) },
    Attempts,
    Authority,
    OpenIdProvider,
    OpenIdSignIn,
    Passwords,
    Roles,
    SecondFactors,
    SessionAnswers,
    SignIn,
    SignInAttempts,
    SignUps,
    Tokens,
  ],
})
export class AccountsModule {}
