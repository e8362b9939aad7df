// Written by `npm run api-types`; do not edit it.

export interface paths {
    "/api/v1/held-reports/{id}/confirmation": {
        parameters: {};
        post: operations["confirmHeldReport"];
    };
    "/api/v1/held-reports": {
        parameters: {};
        get: operations["listHeldReports"];
    };
    "/api/v1/held-reports/{id}": {
        parameters: {};
        get: operations["readHeldReport"];
    };
    "/api/v1/held-reports/{id}/approval": {
        parameters: {};
        post: operations["approveHeldReport"];
    };
    "/api/v1/held-reports/{id}/refusal": {
        parameters: {};
        post: operations["declineHeldReport"];
    };
    "/api/v1/held-reports/{id}/withdrawal": {
        parameters: {};
        post: operations["withdrawHeldReport"];
    };
    "/api/v1/opening-balances": {
        parameters: {};
        post: operations["publishOpeningBalances"];
    };
    "/api/v1/submissions": {
        parameters: {};
        post: operations["submitReport"];
    };
    "/api/v1/tournaments/{id}/revisions": {
        parameters: {};
        post: operations["reviseTournament"];
    };
    "/api/v1/session": {
        parameters: {};
        get: operations["readSession"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ConfirmationsDto: {
            confirm: components["schemas"]["ConfirmationDto"][];
        };
        ConfirmationDto: {
            code: "possible-duplicate" | "player-in-two-places" | "favourite-loses-to-newcomers" | "mostly-new-players" | "announced-here" | "is-announced" | "announced-and-cancelled" | "full-win-below-cap" | "true-tie-ended-normally" | "forfeit-counts-as-played";
            pointer?: string;
            reason: string;
        };
        ReceiptDto: {
            id: string;
            tournamentId: string | null;
            sha256: string;
            rawSha256: string;
            file: components["schemas"]["SourceFileDto"] | null;
            state: "accepted" | "processed" | "awaiting-refresh" | "superseded" | "withdrawn" | "failed" | "held" | "approved" | "declined";
            stateReason: string | null;
            revision: number | null;
            heldFor: components["schemas"]["HeldReasonDto"][];
            findings: components["schemas"]["FindingDto"][];
            receivedAt: string;
            claimCodes: components["schemas"]["ClaimCodeDto"][];
            shortId: string;
            signature: string;
            sincePreview: components["schemas"]["RunSinceDto"][] | null;
            links: components["schemas"]["ReceiptLinksDto"];
        };
        SourceFileDto: {
            sha256: string;
            format: string;
        };
        HeldReasonDto: {
            kind: "sender-not-approved" | "part-closed" | "correction-window-over" | "facts-changed" | "history-window" | "inferred-rated" | "withdrawal-too-late" | "to-be-confirmed";
            message: string;
        };
        FindingDto: {
            severity: "error" | "warning" | "note";
            code: string;
            pointer: string;
            message: string;
            advice: string;
            /**
             * @example [
             *       "/rules/opg-4.2/7.6"
             *     ]
             */
            rules?: string[];
            line?: number;
            column?: number;
            suggestion?: string;
            value?: string;
            tournament?: string;
            candidates?: components["schemas"]["PlayerCandidateDto"][];
        };
        PlayerCandidateDto: {
            handle: string;
            name: string | null;
            country: string | null;
            rating: number | null;
            ratingTrack: components["schemas"]["CandidateTrackDto"] | null;
            lastTournament: components["schemas"]["CandidateTournamentDto"] | null;
            similarity: number;
            reason: string;
        };
        CandidateTrackDto: {
            game: string;
            category: string;
        };
        CandidateTournamentDto: {
            id: string;
            name: string;
            date: string;
        };
        ClaimCodeDto: {
            handle: string;
            code: string;
        };
        RunSinceDto: {
            number: number;
            kind: string;
            publishedAt: string;
            tournamentsChanged: number;
        };
        ReceiptLinksDto: {
            self: string;
            tournament: string | null;
            revisions: string | null;
        };
        HeldReportPageDto: {
            rows: components["schemas"]["HeldReportDto"][];
            next: string | null;
        };
        HeldReportDto: {
            id: string;
            sender: string;
            request: "report" | "withdrawal";
            requestReason: string | null;
            state: "held" | "approved" | "declined" | "withdrawn";
            version: number;
            summary: components["schemas"]["HeldSummaryDto"];
            heldFor: components["schemas"]["HeldReasonDto"][];
            findings: components["schemas"]["FindingDto"][];
            confirmations: components["schemas"]["ConfirmedFindingDto"][];
            sha256: string;
            rawSha256: string;
            receivedAt: string;
            tournamentId: string | null;
            tournamentRevision: number | null;
            submissionId: string | null;
            decidedBy: string | null;
            decidedAt: string | null;
            reason: string | null;
            links: components["schemas"]["HeldReportLinksDto"];
        };
        HeldSummaryDto: {
            name: string;
            game: "1e" | "2e" | "tribbles" | "stccg" | "swccg" | "young-jedi" | "sw-lcg";
            format: "constructed" | "draft" | "sealed" | "junior";
            kind: "local" | "regional" | "national" | "masters" | "continental" | "worlds" | "release" | "chairmans-challenge" | "champions-league";
            level: 1 | 2 | 3 | 4 | 5;
            startsAt: string;
            date?: string;
            director: string | null;
            country: string | null;
            region: string | null;
            isOnline: boolean;
            players: number;
        };
        ConfirmedFindingDto: {
            code: string;
            pointer: string | null;
            reason: string;
        };
        HeldReportLinksDto: {
            self: string;
            submission: string | null;
            tournament: string | null;
        };
        HeldReportDetailDto: {
            id: string;
            sender: string;
            request: "report" | "withdrawal";
            requestReason: string | null;
            state: "held" | "approved" | "declined" | "withdrawn";
            version: number;
            summary: components["schemas"]["HeldSummaryDto"];
            heldFor: components["schemas"]["HeldReasonDto"][];
            findings: components["schemas"]["FindingDto"][];
            confirmations: components["schemas"]["ConfirmedFindingDto"][];
            sha256: string;
            rawSha256: string;
            receivedAt: string;
            tournamentId: string | null;
            tournamentRevision: number | null;
            submissionId: string | null;
            decidedBy: string | null;
            decidedAt: string | null;
            reason: string | null;
            links: components["schemas"]["HeldReportLinksDto"];
            document: {
                [key: string]: unknown;
            } | null;
            claimCodes: components["schemas"]["ClaimCodeDto"][];
        };
        HeldApprovalDto: {
            reason?: string;
            approveDirector?: boolean;
            region?: string;
        };
        HeldApprovedDto: {
            id: string;
            sender: string;
            request: "report" | "withdrawal";
            requestReason: string | null;
            state: "held" | "approved" | "declined" | "withdrawn";
            version: number;
            summary: components["schemas"]["HeldSummaryDto"];
            heldFor: components["schemas"]["HeldReasonDto"][];
            findings: components["schemas"]["FindingDto"][];
            confirmations: components["schemas"]["ConfirmedFindingDto"][];
            sha256: string;
            rawSha256: string;
            receivedAt: string;
            tournamentId: string | null;
            tournamentRevision: number | null;
            submissionId: string | null;
            decidedBy: string | null;
            decidedAt: string | null;
            reason: string | null;
            links: components["schemas"]["HeldReportLinksDto"];
            approvedDirector: boolean;
            receipt: components["schemas"]["ReceiptDto"] | null;
            corrected: components["schemas"]["CorrectedDto"] | null;
        };
        CorrectedDto: {
            tournamentId: string;
            version: number;
            takesEffect: "at-once" | "with-refresh" | "when-resumed" | "never";
            links: components["schemas"]["CorrectionLinksDto"];
        };
        CorrectionLinksDto: {
            tournament: string;
        };
        ReasonDto: {
            reason: string;
        };
        NewBalancesDto: {
            reason: string;
            table: string;
            add?: number;
            times?: number;
            registerPlayers?: boolean;
            confirmed?: boolean;
        };
        StoredBalancesDto: {
            number: number;
            takesEffect: "at-once" | "with-refresh" | "when-resumed" | "never";
        };
        BalancesPreviewDto: {
            rows: components["schemas"]["BalanceCountsDto"];
            players: number;
            newPlayers: string[];
            conversion: components["schemas"]["ConversionDto"];
            tracks: components["schemas"]["TrackEffectDto"][];
            findings: components["schemas"]["FindingDto"][];
        };
        BalanceCountsDto: {
            rating: number;
            lifetime: number;
            season: number;
            title: number;
        };
        ConversionDto: {
            add: number;
            times: number;
        };
        TrackEffectDto: {
            game: string;
            category: string;
            day: string;
            players: number;
            before: components["schemas"]["SpreadDto"];
            after: components["schemas"]["SpreadDto"];
        };
        SpreadDto: {
            mean: number;
            deviation: number;
            lowest: number;
            highest: number;
        };
        ReportPreviewDto: {
            tournamentId: string;
            revision: number;
            replaces: components["schemas"]["ReplacedRevisionDto"] | null;
            state: "accepted" | "processed" | "awaiting-refresh" | "superseded" | "withdrawn" | "failed" | "held";
            stateReason: string | null;
            takesEffect: "at-once" | "with-refresh" | "when-resumed" | "never";
            refreshDueAt: string | null;
            afterRun: number;
            findings: components["schemas"]["FindingDto"][];
            participants: number;
            sanctioned: components["schemas"]["VerdictDto"];
            rated: components["schemas"]["VerdictDto"];
            standings: components["schemas"]["StandingDto"][];
            players: components["schemas"]["PreviewedPlayerDto"][] | null;
            effect: components["schemas"]["EffectDto"] | null;
        };
        ReplacedRevisionDto: {
            revision: number;
            changes: components["schemas"]["RevisionChangeDto"][];
            moreChanges: number;
        };
        RevisionChangeDto: {
            what: string;
            before: string;
            after: string;
        };
        VerdictDto: {
            value: boolean;
            rule: string;
        };
        StandingDto: {
            place: number | null;
            handle: string;
            points: number | null;
            strengthOfSchedule?: number;
            extendedStrengthOfSchedule?: number;
            differential?: number;
            cumulativeVictoryPoints?: number;
            roundsWon?: number;
            decidedBy: string;
            ownPlace?: number;
            statedPlace?: string;
            pointsAtLeast?: true;
            basis: "stated" | "computed" | "inferred" | "unknown";
        };
        PreviewedPlayerDto: {
            handle: string;
            ratings: components["schemas"]["PreviewedRatingDto"][];
            points: components["schemas"]["PreviewedPointsDto"][];
            byes: number[];
            earnedByesUsed: number[];
            won: string[];
        };
        PreviewedRatingDto: {
            category: "constructed" | "junior" | "draft" | "sealed" | "overall";
            before: number;
            after: number;
            games: number;
            expected: number;
            score: number;
            kFactor: number | null;
        };
        PreviewedPointsDto: {
            kind: "league" | "masters" | "bonus";
            points: number;
            rule: string;
            section: string;
        };
        EffectDto: unknown;
        SessionDto: {
            account: components["schemas"]["AccountDto"];
            csrfToken: string | null;
            expiresAt: string | null;
            notice: string | null;
        };
        AccountDto: {
            handle: string;
            playerId: string | null;
            roles: components["schemas"]["GivenRoleDto"][];
            hasPassword: boolean;
            disabledAt: string | null;
            createdAt: string;
            language: "en" | "de" | null;
            link: string;
        };
        GivenRoleDto: {
            id: string;
            role: "director" | "coordinator" | "regional-coordinator" | "director-of-organized-play" | "administrator";
            continent: "australia" | "europe" | "north-america" | null;
            region: string | null;
            grantedBy: string;
            reason: string;
            grantedAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    confirmHeldReport: {
        parameters: {
            header?: {
                "If-Match"?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationsDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
    listHeldReports: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                state?: "held" | "approved" | "declined" | "withdrawn";
                mine?: boolean;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldReportPageDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
    readHeldReport: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldReportDetailDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
    approveHeldReport: {
        parameters: {
            header?: {
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeldApprovalDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldApprovedDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
    declineHeldReport: {
        parameters: {
            header?: {
                "If-Match"?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldReportDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
    withdrawHeldReport: {
        parameters: {
            header?: {
                "If-Match"?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldReportDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
    publishOpeningBalances: {
        parameters: {
            query?: {
                preview?: boolean;
            };
            header?: {
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBalancesDto"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredBalancesDto"] | components["schemas"]["BalancesPreviewDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
    submitReport: {
        parameters: {
            query?: {
                preview?: boolean;
                createPlayers?: boolean;
                previewedAfter?: number;
                confirm?: string;
                reason?: string;
                set?: string[];
            };
            header?: {
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDto"] | components["schemas"]["ReportPreviewDto"];
                };
            };
            201: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
    reviseTournament: {
        parameters: {
            query?: {
                preview?: boolean;
                createPlayers?: boolean;
                previewedAfter?: number;
                confirm?: string;
                reason?: string;
                set?: string[];
            };
            header?: {
                "Idempotency-Key"?: string;
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDto"] | components["schemas"]["ReportPreviewDto"];
                };
            };
            201: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
    readSession: {
        parameters: {};
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDto"];
                };
            };
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": unknown;
                };
            };
        };
    };
}
