import { Injectable } from '@nestjs/common';
import { addressKey, Clock, hashToken } from '@quadrant/http';
import { foldHandle } from '@quadrant/rules/tournament';
import { KnownDeviceRepository, type Attempt } from '@quadrant/store/accounts';

/** Decides which counters a sign-in attempt counts against. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly devices: KnownDeviceRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A device on which the owner has signed in before has its own counter: nobody else can lock it out. Any other device
   * is counted with its address, so that wrong guesses from elsewhere do not lock the owner out either.
   * @returns the counters, the narrowest first: an attempt that is refused there adds nothing to the wider ones
   */
  async of(
    handle: string,
    { address, deviceSecret }: { readonly address: string; readonly deviceSecret: string | null },
  ): Promise<Attempt[]> {
    const subject = foldHandle(handle);
    if (deviceSecret !== null) {
      const hash = hashToken(deviceSecret);
      const isKnown = await this.devices.isKnown(handle, hash, this.clock.now());
      if (isKnown) return [{ purpose: 'sign-in-device', subject: `${hash.toString('hex')} ${subject}` }];
    }
    const network = addressKey(address);
    return [
      { purpose: 'sign-in-pair', subject: `${network} ${subject}` },
      { purpose: 'sign-in-pair-hour', subject: `${network} ${subject}` },
      { purpose: 'sign-in-address', subject: network },
      { purpose: 'sign-in-handle', subject },
    ];
  }
}
