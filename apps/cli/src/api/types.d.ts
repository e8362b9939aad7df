// Written by `npm run api-types`; do not edit it.

export interface paths {
    "/api/v1/held-reports/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmHeldReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/held-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listHeldReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/held-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readHeldReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/held-reports/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["approveHeldReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/held-reports/{id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["declineHeldReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/held-reports/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["withdrawHeldReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submitReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ConfirmationsDto: {
            confirm: components["schemas"]["ConfirmationDto"][];
        };
        ConfirmationDto: {
            /** @enum {string} */
            code: "possible-duplicate" | "player-in-two-places" | "favourite-loses-to-newcomers" | "mostly-new-players" | "announced-here" | "is-announced" | "announced-and-cancelled" | "full-win-below-cap" | "true-tie-ended-normally" | "forfeit-counts-as-played";
            pointer?: string;
            reason: string;
        };
        ReceiptDto: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tournamentId: string | null;
            sha256: string;
            rawSha256: string;
            file: components["schemas"]["SourceFileDto"] | null;
            /** @enum {string} */
            state: "accepted" | "processed" | "awaiting-refresh" | "superseded" | "withdrawn" | "failed" | "held" | "approved" | "declined";
            stateReason: string | null;
            revision: number | null;
            heldFor: components["schemas"]["HeldReasonDto"][];
            findings: components["schemas"]["FindingDto"][];
            /** Format: date-time */
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
            /** @enum {string} */
            kind: "sender-not-approved" | "part-closed" | "correction-window-over" | "facts-changed" | "withdrawal-too-late" | "to-be-confirmed";
            message: string;
        };
        FindingDto: {
            /** @enum {string} */
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
            /** Format: uuid */
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
            /** Format: uuid */
            id: string;
            name: string;
            /** Format: date */
            date: string;
        };
        ClaimCodeDto: {
            handle: string;
            code: string;
        };
        RunSinceDto: {
            number: number;
            kind: string;
            /** Format: date-time */
            publishedAt: string;
            tournamentsChanged: number;
        };
        ReceiptLinksDto: {
            /** Format: uri-reference */
            self: string;
            /** Format: uri-reference */
            tournament: string | null;
            /** Format: uri-reference */
            revisions: string | null;
        };
        HeldReportPageDto: {
            rows: components["schemas"]["HeldReportDto"][];
            next: string | null;
        };
        HeldReportDto: {
            /** Format: uuid */
            id: string;
            sender: string;
            /** @enum {string} */
            request: "report" | "withdrawal";
            requestReason: string | null;
            /** @enum {string} */
            state: "held" | "approved" | "declined" | "withdrawn";
            version: number;
            summary: components["schemas"]["HeldSummaryDto"];
            heldFor: components["schemas"]["HeldReasonDto"][];
            findings: components["schemas"]["FindingDto"][];
            confirmations: components["schemas"]["ConfirmedFindingDto"][];
            sha256: string;
            rawSha256: string;
            /** Format: date-time */
            receivedAt: string;
            /** Format: uuid */
            tournamentId: string | null;
            tournamentRevision: number | null;
            /** Format: uuid */
            submissionId: string | null;
            decidedBy: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            reason: string | null;
            links: components["schemas"]["HeldReportLinksDto"];
        };
        HeldSummaryDto: {
            name: string;
            /** @enum {string} */
            game: "1e" | "2e" | "tribbles" | "stccg" | "swccg" | "young-jedi" | "sw-lcg";
            /** @enum {string} */
            format: "constructed" | "draft" | "sealed" | "junior";
            /** @enum {string} */
            kind: "local" | "regional" | "national" | "masters" | "continental" | "worlds" | "release" | "chairmans-challenge" | "champions-league";
            /** @enum {integer} */
            level: 1 | 2 | 3 | 4 | 5;
            /** Format: date-time */
            startsAt: string;
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
            /** Format: uri-reference */
            self: string;
            /** Format: uri-reference */
            submission: string | null;
            /** Format: uri-reference */
            tournament: string | null;
        };
        HeldReportDetailDto: {
            /** Format: uuid */
            id: string;
            sender: string;
            /** @enum {string} */
            request: "report" | "withdrawal";
            requestReason: string | null;
            /** @enum {string} */
            state: "held" | "approved" | "declined" | "withdrawn";
            version: number;
            summary: components["schemas"]["HeldSummaryDto"];
            heldFor: components["schemas"]["HeldReasonDto"][];
            findings: components["schemas"]["FindingDto"][];
            confirmations: components["schemas"]["ConfirmedFindingDto"][];
            sha256: string;
            rawSha256: string;
            /** Format: date-time */
            receivedAt: string;
            /** Format: uuid */
            tournamentId: string | null;
            tournamentRevision: number | null;
            /** Format: uuid */
            submissionId: string | null;
            decidedBy: string | null;
            /** Format: date-time */
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
            /** Format: uuid */
            id: string;
            sender: string;
            /** @enum {string} */
            request: "report" | "withdrawal";
            requestReason: string | null;
            /** @enum {string} */
            state: "held" | "approved" | "declined" | "withdrawn";
            version: number;
            summary: components["schemas"]["HeldSummaryDto"];
            heldFor: components["schemas"]["HeldReasonDto"][];
            findings: components["schemas"]["FindingDto"][];
            confirmations: components["schemas"]["ConfirmedFindingDto"][];
            sha256: string;
            rawSha256: string;
            /** Format: date-time */
            receivedAt: string;
            /** Format: uuid */
            tournamentId: string | null;
            tournamentRevision: number | null;
            /** Format: uuid */
            submissionId: string | null;
            decidedBy: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            reason: string | null;
            links: components["schemas"]["HeldReportLinksDto"];
            approvedDirector: boolean;
            receipt: components["schemas"]["ReceiptDto"] | null;
            corrected: components["schemas"]["CorrectedDto"] | null;
        };
        CorrectedDto: {
            /** Format: uuid */
            tournamentId: string;
            version: number;
            /** @enum {string} */
            takesEffect: "at-once" | "with-refresh" | "when-resumed" | "never";
            links: components["schemas"]["CorrectionLinksDto"];
        };
        CorrectionLinksDto: {
            /** Format: uri-reference */
            tournament: string;
        };
        ReasonDto: {
            reason: string;
        };
        ReportPreviewDto: {
            /** Format: uuid */
            tournamentId: string;
            revision: number;
            replaces: components["schemas"]["ReplacedRevisionDto"] | null;
            /** @enum {string} */
            state: "accepted" | "processed" | "awaiting-refresh" | "superseded" | "withdrawn" | "failed" | "held";
            stateReason: string | null;
            /** @enum {string} */
            takesEffect: "at-once" | "with-refresh" | "when-resumed" | "never";
            /** Format: date-time */
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
            place: number;
            handle: string;
            points: number;
            strengthOfSchedule?: number;
            extendedStrengthOfSchedule?: number;
            differential?: number;
            cumulativeVictoryPoints?: number;
            roundsWon?: number;
            decidedBy: string;
            ownPlace?: number;
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
            /** @enum {string} */
            category: "constructed" | "junior" | "draft" | "sealed" | "overall";
            before: number;
            after: number;
            games: number;
            expected: number;
            score: number;
            kFactor: number | null;
        };
        PreviewedPointsDto: {
            /** @enum {string} */
            kind: "league" | "masters" | "bonus";
            points: number;
            rule: string;
            section: string;
        };
        EffectDto: {
            summary: string;
            diff: components["schemas"]["HistoryDiffDto"];
        };
        HistoryDiffDto: {
            tournaments: components["schemas"]["DiffTournamentsDto"];
            players: number;
            ratingsMoved: number;
            largest: components["schemas"]["MovedRatingDto"][];
            leaderboards: components["schemas"]["LeaderboardDiffDto"][];
            awards: components["schemas"]["DiffAwardsDto"];
            pointsTables: components["schemas"]["PointsTableDiffsDto"];
            entitlements: components["schemas"]["PrizesDiffDto"];
            badges: components["schemas"]["PrizesDiffDto"];
            seasons: components["schemas"]["SeasonDiffsDto"];
            causes: components["schemas"]["CauseCountsDto"];
        };
        DiffTournamentsDto: {
            takenIn: number;
            corrected: number;
            withdrawn: number;
            moved: number;
        };
        MovedRatingDto: {
            game: string;
            category: string;
            player: string;
            before: number | null;
            after: number | null;
            change: number;
            rankBefore: number | null;
            rankAfter: number | null;
            cause: components["schemas"]["DiffCauseDto"] | null;
        };
        DiffCauseDto: {
            /** @enum {string} */
            kind: "tournament" | "revision" | "withdrawal" | "level" | "merge" | "player-merge" | "player-merge-undo" | "league" | "rules" | "rollback";
            tournament: components["schemas"]["DiffTournamentDto"] | null;
        };
        DiffTournamentDto: {
            /** Format: uuid */
            key: string | null;
            name: string;
        };
        LeaderboardDiffDto: {
            game: string;
            category: string;
            playersMoved: number;
            entered: number;
            left: number;
            rankChanges: components["schemas"]["RankChangesDto"];
        };
        RankChangesDto: {
            total: number;
            largest: components["schemas"]["RankChangeDto"][];
        };
        RankChangeDto: {
            player: string;
            rankBefore: number;
            rankAfter: number;
        };
        DiffAwardsDto: {
            added: number;
            removed: number;
            changed: number;
        };
        PointsTableDiffsDto: {
            total: number;
            largest: components["schemas"]["PointsTableDiffDto"][];
        };
        PointsTableDiffDto: {
            table: components["schemas"]["DiffPointsTableDto"];
            playersMoved: number;
            placeChanges: components["schemas"]["PlaceChangesDto"];
        };
        DiffPointsTableDto: {
            /** @enum {string} */
            kind: "league" | "masters" | "bonus";
            league: string | null;
            leagueName?: string;
            season: string;
        };
        PlaceChangesDto: {
            total: number;
            largest: components["schemas"]["PlaceChangeDto"][];
        };
        PlaceChangeDto: {
            player: string;
            pointsBefore: number;
            pointsAfter: number;
            placeBefore: number | null;
            placeAfter: number | null;
        };
        PrizesDiffDto: {
            added: number;
            removed: number;
            largest: components["schemas"]["MovedPrizeDto"][];
        };
        MovedPrizeDto: {
            player: string;
            /** @enum {string} */
            change: "added" | "removed";
            what: string;
            place: number;
            tournament: components["schemas"]["DiffTournamentDto"];
        };
        SeasonDiffsDto: {
            total: number;
            largest: components["schemas"]["SeasonDiffDto"][];
        };
        SeasonDiffDto: {
            season: components["schemas"]["DiffPointsTableDto"];
            qualifications: components["schemas"]["QualificationChangesDto"];
            champion: components["schemas"]["ChampionChangeDto"] | null;
            places: components["schemas"]["StagePlaceChangesDto"];
        };
        QualificationChangesDto: {
            total: number;
            largest: components["schemas"]["QualificationChangeDto"][];
        };
        QualificationChangeDto: {
            player: string;
            /** @enum {string} */
            half: "first-half" | "second-half";
            /** @enum {string} */
            change: "enters" | "leaves";
            isProvisional: boolean;
        };
        ChampionChangeDto: {
            before: string | null;
            after: string | null;
        };
        StagePlaceChangesDto: {
            total: number;
            largest: components["schemas"]["StagePlaceChangeDto"][];
        };
        StagePlaceChangeDto: {
            player: string;
            /** @enum {string} */
            stage: "first-half" | "second-half" | "playoffs";
            placeBefore: number | null;
            placeAfter: number | null;
        };
        CauseCountsDto: {
            total: number;
            largest: components["schemas"]["CauseCountDto"][];
        };
        CauseCountDto: {
            /** @enum {string} */
            kind: "tournament" | "revision" | "withdrawal" | "level" | "merge" | "player-merge" | "player-merge-undo" | "league" | "rules" | "rollback";
            tournament: components["schemas"]["DiffTournamentDto"] | null;
            players: number;
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
            query?: never;
            header?: {
                "If-Match"?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: {
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
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
            query?: never;
            header?: {
                "If-Match"?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
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
            query?: never;
            header?: {
                "If-Match"?: string;
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
    submitReport: {
        parameters: {
            query?: {
                preview?: boolean;
                createPlayers?: boolean;
                previewedAfter?: number;
                confirm?: string;
                set?: string[];
            };
            header?: {
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
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
}
