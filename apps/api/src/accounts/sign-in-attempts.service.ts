import { Injectable } from '@nestjs/common';
import { addressKey, Clock, hashToken } from '@quadrant/http';
import { foldHandle } from '@quadrant/rules/tournament';
import { KnownDeviceRepository, type Attempt } from '@quadrant/store/people';

/** Says as what a sign-in is counted. */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly devices: KnownDeviceRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A device on which the owner has signed in before is counted by itself: nothing that others do can lock it out. Any
   * other one is counted with its address, so that wrong guesses from elsewhere do not lock the owner out either.
   *
   * @returns what to count, the narrowest first: what is refused there adds nothing to the wider counts
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
